import type { decideRequest as call } from '@peerbourse/contract/identity/risk/desk/decide-request';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { requestByNo, writeDecision } from './desk.table.ts';

/** One member decides, once. The person is told what it means for them, and not why. */
export const decideRequest: Handler<typeof call> = async ({ tx, actor, config, visitor }, { requestNo, isApproved, reason }) => {
  const request = await requestByNo(tx, requestNo);
  if (!request) throw refuse('risk.unknown-request');
  const { decisionDays: days } = await readSetting(tx, 'risk.rules');
  if (!(await writeDecision(tx, { requestNo, isApproved, reason, staffId: actor.staffId, days }))) throw refuse('risk.decided');
  const state = isApproved ? 'approved' : 'rejected';
  const { accountId, userId, ruleId } = request;
  await audit(tx, {
    actor,
    act: `risk.request-${state}`,
    subject: userId,
    details: { requestNo, ruleId, reason },
    address: visitor.address,
  });
  const link = `/account/requests/${requestNo}`;
  await notify(tx, config, { accountId, kind: isApproved ? 'risk_approved' : 'risk_rejected', values: {}, isSecurity: false, link });
  return { requestNo, state };
};
