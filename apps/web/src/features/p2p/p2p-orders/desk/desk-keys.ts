export type DeskAct = 'next' | 'previous' | 'open' | 'chat' | 'mute' | 'help';

export const deskKeys: Readonly<Record<DeskAct, string>> = { next: 'j', previous: 'k', open: 'Enter', chat: 'c', mute: 'm', help: '?' };

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  defaultPrevented: boolean;
}

/** What a key means here. Letters belong to whoever types, and Enter to whatever has the focus. */
export function actOfKey(pressed: Pressed, focus: 'field' | 'control' | 'page'): DeskAct | undefined {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.altKey || pressed.metaKey || focus === 'field') return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const act = (Object.keys(deskKeys) as DeskAct[]).find((each) => deskKeys[each] === key);
  return act === 'open' && focus === 'control' ? undefined : act;
}

/** What the keyboard is in. */
export function focusOf(target: EventTarget | null): 'field' | 'control' | 'page' {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]')) return 'field';
  return target.closest('a, button, summary, input, [role=tab]') ? 'control' : 'page';
}
