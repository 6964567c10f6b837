import type { Press } from '#shell/shortcuts.ts';

export interface DeskKey<Act extends string> {
  key: string;
  act: Act;
}

/** The act of a key press; keys with Ctrl, Alt or Meta belong to the browser. */
export function deskActOf<Act extends string>(
  keys: ReadonlyArray<DeskKey<Act>>,
  { key, ctrlKey, metaKey, altKey }: Press,
): Act | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return keys.find((candidate) => candidate.key === key.toLowerCase())?.act;
}
