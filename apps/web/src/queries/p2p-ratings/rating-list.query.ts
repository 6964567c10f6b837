import type { CallOutput } from '@peerbourse/contract/call';
import { ratingList } from '@peerbourse/contract/p2p/p2p-ratings/rating-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type RatingList = CallOutput<typeof ratingList>;

/** Everybody may read it, but words of people whom the reader has blocked are left out: it goes with the session. */
export function ratingListQuery(encryptUserId: string, after?: string): Query<RatingList> {
  const input = after === undefined ? { encryptUserId } : { encryptUserId, after };
  return queryOf(ratingList, input, { staleMs: 10_000, meta: { showToast: false, isPrivate: true } });
}
