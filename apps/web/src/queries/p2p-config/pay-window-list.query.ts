import type { CallOutput } from '@peerbourse/contract/call';
import { payWindowList } from '@peerbourse/contract/p2p/p2p-config/pay-window-list';
import { type Query, sharedQueryOf } from '#base/api/query.ts';

/** Within how many minutes orders of a currency are paid. */
export function payWindowListQuery(fiatCode: string): Query<CallOutput<typeof payWindowList>> {
  return sharedQueryOf(payWindowList, { fiatCode }, { staleMs: 300_000, meta: { log: "Can't get the payment windows" } });
}
