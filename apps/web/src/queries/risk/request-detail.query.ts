import type { CallOutput } from '@peerbourse/contract/call';
import { requestDetail } from '@peerbourse/contract/identity/risk/request-detail';
import { type Query, queryOf } from '#base/api/query.ts';

export type RiskRequest = CallOutput<typeof requestDetail>;

/** Somebody who waits for a decision sees it come. */
export function requestDetailQuery(requestNo: string): Query<RiskRequest> {
  return queryOf(requestDetail, { requestNo }, { staleMs: 5_000, refreshMs: 30_000, meta: { showToast: false } });
}
