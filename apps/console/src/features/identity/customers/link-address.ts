import type { Profile } from '#desk/customers/customer-text.ts';
import { p2pFragment } from '#desk/p2p-address.ts';

export type FactLink = NonNullable<Profile['facts'][number]['link']>;

const addresses: ReadonlyMap<string, (id: string) => string> = new Map([
  ['order', (id: string) => p2pFragment('orders', id)],
  ['ads', (id: string) => p2pFragment('ads', id)],
  ['trader', (id: string) => p2pFragment('traders', id)],
  ['ticket', (id: string) => `#/support/${id}`],
  ['risk-request', (id: string) => `#/risk/requests/${id}`],
  ['ledger', (id: string) => `#/ledger/accounts/${id}`],
  ['journal', (id: string) => `#/ledger/journal/${encodeURIComponent(id)}`],
  ['verification', () => '#/verification'],
  ['recovery', () => '#/recoveries'],
]);

/** Where something is looked at; what this console does not know leads nowhere. */
export function linkAddress(link: FactLink | null): string | undefined {
  return link === null ? undefined : addresses.get(link.to)?.(link.id);
}
