/** The keys of the console. `screen` leads to a screen, `section` to a heading of the operations, or to a field that asks for it. */
export const shortcuts = [
  { key: 'h', label: 'Go to the health of the roles', section: 'roles' },
  { key: 'o', label: 'Go to the outbox and the prices', section: 'outbox' },
  { key: 'j', label: 'Go to the job queue', section: 'jobs' },
  { key: 's', label: 'Go to the settings', section: 'settings' },
  { key: 'p', label: 'Publish a price', section: 'publish' },
  { key: 'c', label: 'Find a customer', screen: 'customers' },
  { key: 'e', label: 'Go to the content', screen: 'content' },
  { key: 'm', label: 'Go to the P2P market', screen: 'p2p' },
  { key: 'b', label: 'Go to the ledger', screen: 'ledger' },
  { key: 't', label: 'Go to the staff', screen: 'staff' },
  { key: 'l', label: 'Go to the audit log', screen: 'audit' },
  { key: 'r', label: 'Refresh now', act: 'refresh' },
  { key: '?', label: 'Show this list', act: 'list' },
] as const;

export type ShortcutAct = Extract<(typeof shortcuts)[number], { act: string }>['act'];

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The shortcut of a key press; keys with Ctrl, Alt or Meta belong to the browser. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Press) {
  if (ctrlKey || metaKey || altKey) return undefined;
  return shortcuts.find((shortcut) => shortcut.key === key.toLowerCase());
}
