import type { viewTrader as call } from '@peerbourse/contract/p2p/p2p-users/view-trader';
import { noteView } from '#modules/identity/customers/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { traderOf } from '../profile.table.ts';
import { heldBackFrom, restrictionsOf } from './desk.table.ts';
import { listedView, restrictionView } from './desk.view.ts';
import { takeTrader } from './take-trader.ts';

export const viewTrader: Handler<typeof call> = async (ctx, { userId, reason }) => {
  const { tx } = ctx;
  const accountId = await takeTrader(ctx, userId);
  const viewsLeft = await noteView(ctx, { accountId, userId }, { kind: 'viewed-trader', reason });
  const trader = await traderOf(tx, accountId);
  must(trader, 'profiles are never deleted');
  const heldBack = await heldBackFrom(tx, [accountId]);
  const restrictions = await restrictionsOf(tx, accountId);
  return {
    ...listedView(trader, heldBack.get(accountId) ?? []),
    isOpen: trader.isOpen,
    isPaused: trader.isPaused,
    restrictions: restrictions.map(restrictionView),
    viewsLeft,
  };
};
