import type { liftRestriction as call } from '@peerbourse/contract/p2p/p2p-users/lift-restriction';
import { notify } from '#modules/core/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { endRestriction } from './desk.table.ts';
import { noteAct } from './take-trader.ts';

export const liftRestriction: Handler<typeof call> = async (ctx, { restrictionNo, reason }) => {
  const trader = await endRestriction(ctx.tx, restrictionNo, ctx.actor.name);
  if (!trader) throw refuse('p2p-users.unknown-restriction');
  const { accountId, userId } = trader;
  await notify(ctx.tx, ctx.config, { accountId, kind: 'restriction_lifted', values: {}, isSecurity: false });
  await noteAct(ctx, 'restriction-lifted', userId, { restrictionNo, reason });
  return {};
};
