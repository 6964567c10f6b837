import type { Press } from '#shell/shortcuts.ts';

export interface DeskKey<Act extends string> {
  key: string;
  /** A letter with Shift: the same act as the letter alone, for everything that is selected. */
  isShifted?: boolean;
  act: Act;
  /** What the list of keys says about it; without one it is the act itself. */
  label?: string;
}

/** Through every list of the console. */
export const stepKeys = [
  { key: 'j', act: 'next', label: 'Next in the list' },
  { key: 'k', act: 'previous', label: 'Previous in the list' },
] as const;

/** To the search field of a list. */
export const findKey = { key: '/', act: 'find', label: 'Search in the list' } as const;

/** The act of a key press; keys with Ctrl, Alt or Meta belong to the browser. Signs need Shift on some keyboards, so only letters tell. */
export function deskActOf<Act extends string>(
  keys: ReadonlyArray<DeskKey<Act>>,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Press & { shiftKey: boolean },
): Act | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const isLetter = /^[a-z]$/i.test(key);
  return keys.find((candidate) => candidate.key === key.toLowerCase() && (!isLetter || (candidate.isShifted ?? false) === shiftKey))?.act;
}
