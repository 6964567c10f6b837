/** Where the key after G leads. */
export interface Goal {
  key: string;
  label: string;
  address: string;
}

/** Announces that the next key leads somewhere. Single letters are left to the desks, where they act on what lies there. */
export const goKey = 'g';

/** What single keys do everywhere. */
export const shortcuts = [
  { key: 'r', label: 'Refresh now', act: 'refresh' },
  { key: '?', label: 'Show this list', act: 'list' },
] as const;

export type ShortcutAct = (typeof shortcuts)[number]['act'] | 'find';

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Keys with Ctrl, Alt or Meta belong to the browser; the finder has the one that other programs give it. */
function isPlain({ ctrlKey, metaKey, altKey }: Press): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

export function shortcutOf(press: Press): ShortcutAct | undefined {
  return isPlain(press) ? shortcuts.find(({ key }) => key === press.key.toLowerCase())?.act : undefined;
}

export function goalOf(goals: readonly Goal[], press: Press): Goal | undefined {
  return isPlain(press) ? goals.find(({ key }) => key === press.key.toLowerCase()) : undefined;
}

export function isGoKey(press: Press): boolean {
  return isPlain(press) && press.key.toLowerCase() === goKey;
}

/** Works in fields too, where single keys rest. */
export function isFindKey({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
}

/** Single keys rest where they would be typed; a box that is ticked takes none. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));
}
