import type { CallOutput } from '@peerbourse/contract/call';
import type { orderRating } from '@peerbourse/contract/p2p/p2p-ratings/order-rating';
import type { Rating } from '@peerbourse/contract/p2p/p2p-ratings/rating.shape';
import type { ratingList } from '@peerbourse/contract/p2p/p2p-ratings/rating-list';
import { masked } from '@peerbourse/rules/masking';
import type { RateableOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { GivenRating } from './rating.table.ts';

export function orderRatingView({ until, mayRate }: RateableOrder, rating: Rating | undefined): CallOutput<typeof orderRating> {
  return { rating: rating ?? null, reviewUntil: until?.getTime() ?? null, mayRate };
}

const firstCharacter = 1;

/** Words of people whom the reader has blocked are left out; that they rated counts all the same. */
export function givenRatingView(row: GivenRating, isBlocked: boolean): CallOutput<typeof ratingList>['ratings'][number] {
  const { ratingNo, isGood, tags, comment, nickName, ratedAt } = row;
  const isHidden = isBlocked && comment !== null;
  return {
    ratingNo,
    isGood,
    tags,
    comment: isHidden ? null : comment,
    author: masked(nickName, firstCharacter),
    at: ratedAt.toISOString(),
    isHidden,
  };
}
