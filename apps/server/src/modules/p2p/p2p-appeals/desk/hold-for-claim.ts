import type { holdForClaim as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/hold-for-claim';
import { tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { openHoldsOf } from '../claims/claim.table.ts';
import { keepAside } from '../claims/keep-aside.ts';
import { insertStaffHold } from './award.table.ts';
import { holdViews } from './award.view.ts';
import { noteAct } from './open-case.ts';
import { claimedAmount, lockOpenClaim } from './open-claim.ts';

/** One member is enough to keep coins aside; it takes two to give them to somebody else. Coins that were bought lately count: nobody spends them. */
export const holdForClaim: Handler<typeof call> = async (ctx, { orderNo, side, amount, reason }) => {
  const { tx, actor } = ctx;
  const { order, found } = await lockOpenClaim(tx, orderNo);
  const units = claimedAmount(order, amount);
  if ((await openHoldsOf(tx, found.id)).some((hold) => hold.side === side)) throw refuse('p2p-appeals.held');
  const holdId = await keepAside(tx, order, { caseNo: found.caseNo, key: publicNumber(), side, amount: units, isSale: false });
  await insertStaffHold(tx, found.id, { holdId, side, amount: units, staffId: actor.staffId, reason });
  await tellOrder(tx, order, { code: 'hold-claim', actor: 'staff', data: { side, holdId } });
  await noteAct(ctx, 'held', orderNo, { caseNo: found.caseNo, side, amount, reason });
  return { holds: await holdViews(tx, found.id) };
};
