import type { orderRulings as call } from '@peerbourse/contract/p2p/receipts/order-rulings';
import { orderOf } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { rulingsOf } from './ruling.table.ts';

/** To everybody else the order does not exist, so nobody learns whether there are any. */
export const orderRulings: Handler<typeof call> = async ({ db, actor }, { orderNo }) => {
  if (!(await orderOf(db, actor.accountId, orderNo))) throw refuse('p2p-orders.unknown-order');
  return { rulings: await rulingsOf(db, actor.accountId, orderNo) };
};
