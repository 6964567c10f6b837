import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { encryptUserId } from '#p2p/p2p-users/p2p-user.shape.ts';
import { moment } from '#wire.ts';
import { rating, ratingNo } from './rating.shape.ts';

export const ratingList = defineCall({
  area: 'p2p-ratings',
  name: 'rating-list',
  path: '/v1/x/p2p-ratings/rating-list',
  summary: 'What others said about a P2P user, the newest first, with masked names and without the orders',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  input: z.strictObject({
    encryptUserId,
    /** The last one that was seen. */
    after: z.optional(ratingNo),
  }),
  output: z.object({
    ratings: z.array(
      z.extend(rating, {
        ratingNo,
        /** The first character of the name, and no more. */
        author: z.string(),
        at: moment,
        /** There are words, but of somebody whom the reader has blocked. */
        isHidden: z.boolean(),
      }),
    ),
    after: z.nullable(ratingNo),
  }),
  refusals: ['p2p-users.unknown-user'],
});
