import { expect, it } from 'vitest';
import { canBeChecked, reviewText } from './review-text.ts';

const since = '2026-01-01T00:00:00.000Z';

it('R7.9 says why an ad waits, and how far its price was off', () => {
  expect(reviewText({ reasons: ['doubtful-words', 'price', 'new-ad'], since, priceDistancePpm: 50_100 })).toEqual([
    { label: 'Doubtful words', tone: 'watch' },
    { label: 'Price 5.1 % off', tone: 'watch' },
    { label: 'New ad', tone: 'quiet' },
  ]);
  expect(reviewText({ reasons: ['price'], since, priceDistancePpm: 120_000 })[0]?.label).toBe('Price 12 % off');
});

it('an ad that waits for its picture alone is not checked, and what is taken down is allowed instead', () => {
  const review = { reasons: ['changed-words' as const, 'new-picture' as const], since, priceDistancePpm: 0 };
  expect(canBeChecked({ takenDownFor: null, review })).toBe(true);
  expect(canBeChecked({ takenDownFor: null, review: { ...review, reasons: ['new-picture'] } })).toBe(false);
  expect(canBeChecked({ takenDownFor: null, review: null })).toBe(false);
  expect(canBeChecked({ takenDownFor: 'other', review })).toBe(false);
});
