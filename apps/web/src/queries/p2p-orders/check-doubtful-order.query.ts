import type { CallOutput } from '@peerbourse/contract/call';
import { checkDoubtfulOrder } from '@peerbourse/contract/p2p/p2p-orders/checks/check-doubtful-order';
import { type Query, queryOf } from '#base/api/query.ts';

export function checkDoubtfulOrderQuery(adNo: string, price: string): Query<CallOutput<typeof checkDoubtfulOrder>> {
  return queryOf(checkDoubtfulOrder, { adNo, price }, { staleMs: 30_000, meta: { showToast: false, isPrivate: true } });
}
