import { tagsOf } from '@peerbourse/rules/p2p-ratings/rating-tags';
import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { orderNo } from '#ids.ts';
import { orderRating, ratingComment, ratingTags } from './rating.shape.ts';

export const rateOrder = defineCall({
  area: 'p2p-ratings',
  name: 'rate-order',
  path: '/v1/x/p2p-ratings/rate-order',
  summary: 'Rates the other person of an own completed order, or changes that rating, within a day',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  scope: 'p2p',
  idempotent: true,
  rate: { points: 30, perSeconds: 60 },
  input: z
    .strictObject({
      orderNo,
      isGood: z.boolean(),
      tags: z._default(ratingTags, []),
      comment: z.optional(ratingComment),
    })
    .check(z.refine(({ isGood, tags }) => tags.every((tag) => tagsOf(isGood).includes(tag)), { path: ['tags'] })),
  output: orderRating,
  refusals: ['p2p-orders.unknown-order', 'p2p-ratings.closed', 'p2p-ratings.contact-details'],
});
