import type { releaseClaimHold as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/release-claim-hold';
import { tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { openHoldsOf } from '../claims/claim.table.ts';
import { giveBack } from '../claims/keep-aside.ts';
import { awardsOf } from './award.table.ts';
import { holdViews } from './award.view.ts';
import { noteAct } from './open-case.ts';
import { lockOpenClaim } from './open-claim.ts';

/** Not while another member is about to decide: the award may need them. */
export const releaseClaimHold: Handler<typeof call> = async (ctx, { orderNo, side, reason }) => {
  const { tx } = ctx;
  const { order, found } = await lockOpenClaim(tx, orderNo);
  const hold = (await openHoldsOf(tx, found.id)).find((each) => each.side === side);
  if (!hold) throw refuse('p2p-appeals.not-held');
  if ((await awardsOf(tx, found.id)).some(({ state }) => state === 'open')) throw refuse('p2p-appeals.being-decided');
  await giveBack(tx, order, hold);
  await tellOrder(tx, order, { code: 'return-claim', actor: 'staff', data: { side, holdId: hold.holdId } });
  await noteAct(ctx, 'hold-released', orderNo, { caseNo: found.caseNo, side, reason });
  return { holds: await holdViews(tx, found.id) };
};
