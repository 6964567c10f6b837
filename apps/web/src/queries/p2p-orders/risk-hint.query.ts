import type { CallOutput } from '@peerbourse/contract/call';
import { riskHint } from '@peerbourse/contract/p2p/p2p-orders/checks/risk-hint';
import { type Query, queryOf } from '#base/api/query.ts';

export function riskHintQuery(orderNo: string, act: 'pay' | 'release'): Query<CallOutput<typeof riskHint>> {
  return queryOf(riskHint, { orderNo, act }, { staleMs: 30_000, meta: { showToast: false, isPrivate: true } });
}
