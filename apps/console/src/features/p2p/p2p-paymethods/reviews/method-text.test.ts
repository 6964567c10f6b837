import { expect, it } from 'vitest';
import { reviewTitle, sharedText } from './method-text.ts';
import type { Review, SharedMethod } from './review-queue.query.ts';

const method = (userId: string, holderName: string, paymethodName = 'GCash') => ({ userId, holderName, paymethodName }) as SharedMethod;
const review = (...methods: SharedMethod[]) => ({ methods }) as Review;

it('counts people and names, not rows', () => {
  expect(sharedText(review(method('1', 'A***'), method('2', 'A***'), method('2', 'A***')))).toBe('2 people, one name');
  expect(sharedText(review(method('1', 'A***'), method('2', 'B***')))).toBe('2 people, 2 names');
});

it('names each payment method once', () => {
  expect(reviewTitle(review(method('1', 'A'), method('2', 'B'), method('3', 'C', 'Maya')))).toBe('GCash, Maya');
});
