import type { CallOutput } from '@peerbourse/contract/call';
import { type WorthPeriod, worthHistory } from '@peerbourse/contract/money/assets/worth-history';
import { type Query, queryOf } from '#base/api/query.ts';

export type WorthHistory = CallOutput<typeof worthHistory>;

/** Live news make it fresh when coins move; the refresh follows the prices. */
export function worthHistoryQuery(period: WorthPeriod): Query<WorthHistory> {
  return queryOf(worthHistory, { period }, { staleMs: 30_000, refreshMs: 60_000, meta: { showToast: false } });
}
