import type { CallParsed } from '@peerbourse/contract/call';
import type { proposeRuling as call } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { parseUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import type { Order } from '../order.table.ts';
import { rulingView } from './desk-order.view.ts';
import { insertRuling, rulingByNo } from './ruling.table.ts';
import { noteAct, takeOrder } from './take-order.ts';

/** The first member. Nothing moves before another one has decided. */
export const proposeRuling: Handler<typeof call> = async (ctx, input) => {
  const { orderNo, version, verdict, grounds, fault, reason, buyerAmount } = input;
  const { order } = await takeOrder(ctx, { orderNo, version }, `rule-${verdict}`);
  const buyerPart = partOf(order, input);
  const rulingNo = publicNumber();
  const isNew = await insertRuling(ctx.tx, {
    rulingNo,
    orderId: order.id,
    verdict,
    buyerPart,
    grounds,
    fault,
    reason,
    staffId: ctx.actor.staffId,
  });
  if (!isNew) throw refuse('p2p-orders.ruling-open');
  await noteAct(ctx, 'ruling-proposed', orderNo, { rulingNo, verdict, buyerAmount, grounds, fault, reason });
  const ruling = await rulingByNo(ctx.tx, rulingNo);
  must(ruling, 'a ruling that was proposed is there');
  return rulingView(ruling);
};

/** Coins are divided by a part of them, and by nothing else. */
function partOf({ quantity, coinScale }: Order, { verdict, buyerAmount }: CallParsed<typeof call>): bigint | null {
  if (verdict !== 'split' && buyerAmount === undefined) return null;
  const part = verdict === 'split' && buyerAmount !== undefined ? parseUnits(buyerAmount, coinScale) : undefined;
  if (part === undefined || part <= 0n || part >= quantity) throw refuse('p2p-orders.bad-split');
  return part;
}
