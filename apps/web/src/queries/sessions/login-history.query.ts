import type { CallOutput } from '@peerbourse/contract/call';
import { loginHistory } from '@peerbourse/contract/identity/sessions/login-history';
import { type Query, queryOf } from '#base/api/query.ts';

export type LoginEntry = CallOutput<typeof loginHistory>['entries'][number];

/** One page of the history; without a place to go on from, the newest. */
export function loginHistoryQuery(before?: string): Query<CallOutput<typeof loginHistory>> {
  return queryOf(loginHistory, before === undefined ? {} : { before }, { staleMs: 10_000, meta: { showToast: false } });
}
