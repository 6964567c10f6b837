import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { tradeTips } from '@peerbourse/contract/core/content/trade-tips';
import { type Query, queryOf } from '#base/api/query.ts';

/** Of one side of a trade, or of both. */
export function tradeTipsQuery(input: CallInput<typeof tradeTips>): Query<CallOutput<typeof tradeTips>> {
  return queryOf(tradeTips, input, { staleMs: 60_000, meta: { log: "Can't get the tips" } });
}
