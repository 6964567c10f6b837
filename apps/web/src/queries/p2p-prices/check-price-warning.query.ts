import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { checkPriceWarning } from '@peerbourse/contract/p2p/p2p-prices/check-price-warning';
import { type Query, queryOf } from '#base/api/query.ts';

export function checkPriceWarningQuery(seen: CallInput<typeof checkPriceWarning>): Query<CallOutput<typeof checkPriceWarning>> {
  return queryOf(checkPriceWarning, seen, { staleMs: 30_000, meta: { showToast: false, isPrivate: true } });
}
