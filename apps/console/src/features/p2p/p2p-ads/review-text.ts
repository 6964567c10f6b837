import type { ReviewReason } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { ppmPercent } from '#desk/ppm-percent.ts';
import type { Tone } from '#parts/tone.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';

type Review = NonNullable<ModeratedAd['review']>;

const reasonText: Record<Exclude<ReviewReason, 'price'>, { label: string; tone: Tone }> = {
  'forbidden-words': { label: 'Forbidden words', tone: 'bad' },
  'doubtful-words': { label: 'Doubtful words', tone: 'watch' },
  'first-ad': { label: 'First ad of this trader', tone: 'quiet' },
  'changed-words': { label: 'Changed words', tone: 'quiet' },
  'new-picture': { label: 'New picture', tone: 'quiet' },
  'new-ad': { label: 'New ad', tone: 'quiet' },
};

/** Why an ad waits, in a few words each, the greatest risk first. */
export function reviewText({ reasons, priceDistancePpm }: Review): Array<{ label: string; tone: Tone }> {
  return reasons.map((reason) =>
    reason === 'price' ? { label: `Price ${roundPercent(priceDistancePpm ?? 0)} % off`, tone: 'watch' } : reasonText[reason],
  );
}

/** One digit is enough to know what to look at. It is rounded up, since an outlier of 5.01 is not 5. */
function roundPercent(ppm: number): string {
  return ppmPercent(Math.ceil(ppm / 1_000) * 1_000);
}

/** Pictures are judged one by one; everything else that an ad waits for is checked at once. */
export function canBeChecked({ takenDownFor, review }: Pick<ModeratedAd, 'takenDownFor' | 'review'>): boolean {
  return takenDownFor === null && (review?.reasons.some((reason) => reason !== 'new-picture') ?? false);
}
