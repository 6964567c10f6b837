import type { CallOutput } from '@peerbourse/contract/call';
import { popularMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/popular-method-list';
import { type Query, sharedQueryOf } from '#base/api/query.ts';

/** As many as any currency has. */
const limit = 50;

export function popularMethodListQuery(fiatCode: string): Query<CallOutput<typeof popularMethodList>> {
  return sharedQueryOf(popularMethodList, { fiatCode, limit }, { staleMs: 300_000, meta: { log: "Can't get the payment methods" } });
}
