import type { rateOrder as call } from '@peerbourse/contract/p2p/p2p-ratings/rate-order';
import { hasContactDetails } from '@peerbourse/rules/p2p-texts/chat-caution';
import { rateableOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { refuse } from '#platform/refusal.ts';
import { ratingOf, writeRating } from './rating.table.ts';
import { orderRatingView } from './rating.view.ts';

export const rateOrder: Handler<typeof call> = async ({ tx, actor }, { orderNo, isGood, tags, comment = null }) => {
  const order = await rateableOrder(tx, actor.accountId, orderNo);
  if (!order) throw refuse('p2p-orders.unknown-order');
  if (!order.mayRate) throw refuse('p2p-ratings.closed');
  // What warns the reader in a chat of two is refused where everybody reads it.
  if (comment !== null && hasContactDetails(comment)) throw refuse('p2p-ratings.contact-details');
  await writeRating(tx, { ratingNo: publicNumber(), orderNo, raterId: actor.accountId, isGood, tags, comment: comment?.trim() ?? null });
  return orderRatingView(order, await ratingOf(tx, actor.accountId, orderNo));
};
