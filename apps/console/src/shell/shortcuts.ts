/** Where the key after G leads: `screen` to a screen, `section` to a heading of the operations, or to a field that asks for it. */
export const goals = [
  { key: 'h', label: 'Health of the roles', section: 'roles' },
  { key: 'o', label: 'Outbox and prices', section: 'outbox' },
  { key: 'j', label: 'Job queue', section: 'jobs' },
  { key: 's', label: 'Settings', section: 'settings' },
  { key: 'p', label: 'Publish a price', section: 'publish' },
  { key: 'c', label: 'Customers', screen: 'customers' },
  { key: 'k', label: 'Tickets', screen: 'support' },
  { key: 'v', label: 'Verification', screen: 'verification' },
  { key: 'y', label: 'Recoveries', screen: 'recoveries' },
  { key: 'm', label: 'P2P market', screen: 'p2p' },
  { key: 'e', label: 'Content', screen: 'content' },
  { key: 'b', label: 'Ledger', screen: 'ledger' },
  { key: 't', label: 'Staff', screen: 'staff' },
  { key: 'l', label: 'Audit log', screen: 'audit' },
] as const;

/** Announces that the next key leads somewhere. Single letters are left to the desks, where they act on what lies there. */
export const goKey = 'g';

/** What single keys do everywhere. */
export const shortcuts = [
  { key: 'r', label: 'Refresh now', act: 'refresh' },
  { key: '?', label: 'Show this list', act: 'list' },
] as const;

export type Goal = (typeof goals)[number];
export type ShortcutAct = (typeof shortcuts)[number]['act'];

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Keys with Ctrl, Alt or Meta belong to the browser. */
function isPlain({ ctrlKey, metaKey, altKey }: Press): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

export function shortcutOf(press: Press): ShortcutAct | undefined {
  return isPlain(press) ? shortcuts.find(({ key }) => key === press.key.toLowerCase())?.act : undefined;
}

export function goalOf(press: Press): Goal | undefined {
  return isPlain(press) ? goals.find(({ key }) => key === press.key.toLowerCase()) : undefined;
}

export function isGoKey(press: Press): boolean {
  return isPlain(press) && press.key.toLowerCase() === goKey;
}
