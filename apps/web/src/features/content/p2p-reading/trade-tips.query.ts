import type { CallOutput } from '@peerbourse/contract/call';
import { tradeTips } from '@peerbourse/contract/content/trade-tips';
import { type Query, queryOf } from '#api/query.ts';

export function tradeTipsQuery(side: 'buy' | 'sell'): Query<CallOutput<typeof tradeTips>> {
  return queryOf(tradeTips, { side }, { staleMs: 60_000, meta: { log: "Can't get the tips" } });
}
