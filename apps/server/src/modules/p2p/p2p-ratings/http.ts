import { orderRating as orderRatingCall } from '@peerbourse/contract/p2p/p2p-ratings/order-rating';
import { rateOrder as rateOrderCall } from '@peerbourse/contract/p2p/p2p-ratings/rate-order';
import { ratingList as ratingListCall } from '@peerbourse/contract/p2p/p2p-ratings/rating-list';
import { route } from '#platform/http/serve.ts';
import { orderRating } from './order-rating.ts';
import { rateOrder } from './rate-order.ts';
import { ratingList } from './rating-list.ts';

export const routes = [route(rateOrderCall, rateOrder), route(orderRatingCall, orderRating), route(ratingListCall, ratingList)];
