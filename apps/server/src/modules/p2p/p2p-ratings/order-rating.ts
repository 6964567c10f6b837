import type { orderRating as call } from '@peerbourse/contract/p2p/p2p-ratings/order-rating';
import { rateableOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ratingOf } from './rating.table.ts';
import { orderRatingView } from './rating.view.ts';

export const orderRating: Handler<typeof call> = async ({ db, actor }, { orderNo }) => {
  const order = await rateableOrder(db, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  return orderRatingView(order, await ratingOf(db, actor.accountId, orderNo));
};
