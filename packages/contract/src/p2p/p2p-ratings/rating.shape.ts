import { badTags, goodTags, maxComment } from '@peerbourse/rules/p2p-ratings/rating-tags';
import * as z from 'zod/mini';

export const ratingTags = z.array(z.enum([...goodTags, ...badTags])).check(
  z.maxLength(goodTags.length),
  z.refine((tags) => new Set(tags).size === tags.length),
);

export const ratingComment = z.string().check(z.minLength(1), z.maxLength(maxComment), z.regex(/\S/));

/** What others call a rating. */
export const ratingNo = z.string().check(z.regex(/^[1-9]\d{17,18}$/));

/** What one of the two people of an order said about the other. */
export const rating = z.object({
  isGood: z.boolean(),
  tags: ratingTags,
  comment: z.nullable(z.string()),
});
export type Rating = z.output<typeof rating>;

/** The reader's own rating of an order, and until when it can be given or changed; null while the order is not completed. */
export const orderRating = z.object({
  rating: z.nullable(rating),
  reviewUntil: z.nullable(z.int()),
  mayRate: z.boolean(),
});
