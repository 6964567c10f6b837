import type { OrderNo } from '@peerbourse/contract/ids';
import type { continueOrder as call } from '@peerbourse/contract/p2p/p2p-orders/commands/continue-order';
import { proveFundPassword } from '#modules/identity/accounts/index.ts';
import { intoEscrow } from '#modules/p2p/p2p-ads/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { insertOrder, type Order } from '../order.table.ts';
import { copyMethods } from '../order-method.table.ts';
import { tellOrder } from '../tell-order.ts';
import { actOnOrder } from './act-on-order.ts';
import { paidDeadlines } from './paid-deadlines.ts';

export const proveContinuing: Prove<typeof call, void> = async (ctx, { accountPwd }) => {
  if (ctx.actor.isHeld) throw refuse('sessions.held');
  await proveFundPassword(ctx, accountPwd);
};

/** What is over stays over: money that came late gets an order of its own, on the same terms, paid from the start. */
export const continueOrder: Handler<typeof call> = (ctx, { orderNo, version }) =>
  actOnOrder(ctx, { orderNo, version }, 'continue-order', async (order) => {
    const continuedBy = publicNumber() as OrderNo;
    await placeContinuation(ctx.tx, order, continuedBy);
    await copyMethods(ctx.tx, ctx.config.keys, orderNo, continuedBy);
    return { patch: { continued_by_no: continuedBy }, data: { continuedBy } };
  });

async function placeContinuation(tx: Tx, order: Order, orderNo: OrderNo): Promise<void> {
  const { sellerId, buyerId, coin, quantity, sellerFee } = order;
  const holdId = await intoEscrow(tx, { orderNo, sellerId, buyerId, coin, amount: quantity + sellerFee, from: 'otc' });
  const continued = await insertOrder(tx, {
    order_no: orderNo,
    ad_no: order.adNo,
    maker_side: order.makerSide,
    buyer_id: BigInt(buyerId),
    seller_id: BigInt(sellerId),
    coin,
    fiat: order.fiat,
    price: order.price,
    amount: order.amount,
    quantity,
    seller_fee: sellerFee,
    buyer_fee: order.buyerFee,
    hold_id: holdId,
    status: 1,
    acceptance: 'none',
    pay_minutes: order.payMinutes,
    settle_minutes: order.settleMinutes,
    paid_to: order.paidTo,
    remark: order.remark,
    continues_no: order.orderNo,
    ...paidDeadlines(order),
  });
  await tellOrder(tx, continued, { code: 'continue-order', actor: 'seller', data: { continues: order.orderNo } });
}
