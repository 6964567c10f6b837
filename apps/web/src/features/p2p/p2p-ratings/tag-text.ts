import type { RatingTag } from '@peerbourse/rules/p2p-ratings/rating-tags';
import type { TextKey } from '#base/i18n/text-keys.ts';

export const tagKeys: Record<RatingTag, TextKey<'p2p-ratings'>> = {
  fast: 'tag_fast',
  polite: 'tag_polite',
  'clear-terms': 'tag_clear_terms',
  'easy-payment': 'tag_easy_payment',
  slow: 'tag_slow',
  rude: 'tag_rude',
  'unclear-terms': 'tag_unclear_terms',
  'asked-extra': 'tag_asked_extra',
};
