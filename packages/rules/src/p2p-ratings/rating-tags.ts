/** What somebody can say about a trade without words of their own. A good rating has good tags, a bad one bad tags. */
export const goodTags = ['fast', 'polite', 'clear-terms', 'easy-payment'] as const;
export const badTags = ['slow', 'rude', 'unclear-terms', 'asked-extra'] as const;

export type RatingTag = (typeof goodTags)[number] | (typeof badTags)[number];

export function tagsOf(isGood: boolean): readonly RatingTag[] {
  return isGood ? goodTags : badTags;
}

/** Longest comment, in characters. */
export const maxComment = 200;
