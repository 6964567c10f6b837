import type { viewRequest as call } from '@peerbourse/contract/identity/risk/desk/view-request';
import { noteView } from '#modules/identity/customers/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { requestView } from '../request.view.ts';
import { requestByNo } from './desk.table.ts';

export const viewRequest: Handler<typeof call> = async (ctx, { requestNo, reason }) => {
  const { tx, config, actor } = ctx;
  const found = await requestByNo(tx, requestNo);
  if (!found) throw refuse('risk.unknown-request');
  const viewsLeft = await noteView(ctx, found, { kind: 'viewed-trader', reason, about: { requestNo } });
  const { userId, ruleId, ruleName, facts, decidedBy, decisionReason } = found;
  return {
    ...(await requestView({ db: tx, config, actor }, found)),
    userId,
    ruleId,
    ruleName,
    facts,
    decidedBy,
    decisionReason,
    viewsLeft,
  };
};
