import type { OrderNo } from '@peerbourse/contract/ids';
import type { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { intoEscrow } from '#modules/p2p/p2p-ads/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { insertOrder, type Order, type OrderEvent } from '../order.table.ts';
import { copyMethods } from '../order-method.table.ts';
import { tellOrder } from '../tell-order.ts';
import { paidDeadlines } from './paid-deadlines.ts';

interface Beginning extends Pick<OrderEvent, 'code' | 'actor'> {
  /** Paid from the start: it waits for the release, or stands before staff. */
  status: typeof orderStatus.release | typeof orderStatus.appeal;
  data?: OrderEvent['data'];
}

/** Another order on the same terms as one that is over, with coins of the seller's wallet. Answers its number. */
export async function placeContinuation(
  { tx, config }: Pick<CallContext, 'tx' | 'config'>,
  order: Order,
  { status, code, actor, data = {} }: Beginning,
): Promise<OrderNo> {
  const { sellerId, buyerId, coin, quantity, sellerFee } = order;
  const orderNo = publicNumber() as OrderNo;
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
    status,
    acceptance: 'none',
    pay_minutes: order.payMinutes,
    settle_minutes: order.settleMinutes,
    paid_to: order.paidTo,
    remark: order.remark,
    continues_no: order.orderNo,
    ...paidDeadlines(order),
  });
  await copyMethods(tx, config.keys, order.orderNo, orderNo);
  await tellOrder(tx, continued, { code, actor, data: { ...data, continues: order.orderNo } });
  return orderNo;
}
