import type { MainId } from '@peerbourse/contract/ids';
import type { ViewedApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/desk.shape';
import type { viewApplication as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/view-application';
import { realNamesOf } from '#modules/identity/accounts/index.ts';
import { noteView } from '#modules/identity/customers/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { applicationView } from '../application.view.ts';
import { depositMoves } from '../deposit/deposit-move.table.ts';
import { accountRequirements } from '../requirements.ts';
import { figuresOf } from '../standing.ts';
import { applicationByNo, type DeskApplicationRow } from './desk.table.ts';

export const viewApplication: Handler<typeof call> = async (ctx, { applicationNo, reason }) => {
  const found = await applicationByNo(ctx.tx, applicationNo);
  if (!found) throw refuse('p2p-merchants.unknown-application');
  const viewsLeft = await noteView(ctx, found, { kind: 'viewed-trader', reason, about: { applicationNo } });
  return { ...(await viewedApplication(ctx, found)), viewsLeft };
};

/** Only main accounts apply. */
async function viewedApplication(ctx: CallContext<StaffActor>, row: DeskApplicationRow): Promise<ViewedApplication> {
  const { tx } = ctx;
  const { accountId, userId, nickName, earlier, decidedBy, version, joinedAt } = row;
  const { completed30d, cancelled30d, counterparties } = await figuresOf(tx, row);
  return {
    ...(await applicationView({ ...ctx, db: tx }, row)),
    userId,
    nickName,
    realName: (await realNamesOf(tx, [accountId])).get(accountId) ?? '',
    requirements: await accountRequirements(tx, { accountId, mainId: accountId as MainId }),
    figures: { completed30d, cancelled30d, counterparties, joinedAt: joinedAt.toISOString() },
    earlier,
    moves: await depositMoves(tx, accountId),
    decidedBy,
    version,
  };
}
