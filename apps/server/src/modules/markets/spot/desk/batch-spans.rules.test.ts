import { expect, it } from 'vitest';
import { batchSpans } from './batch-spans.rules.ts';

const told = (first: number, last: number) => {
  const { spans, isWhole } = batchSpans({ first, last }, 10, 2);
  return [spans.map((span) => `${span.first}-${span.last}`).join(' '), isWhole];
};

it('is read from both ends, and every batch of it once', () => {
  expect(told(1, 7)).toEqual(['1-7', true]);
  expect(told(5, 24)).toEqual(['5-14 15-24', true]);
  expect(told(1, 35)).toEqual(['1-10 26-35 11-20 21-25', true]);
  expect(told(1, 40)).toEqual(['1-10 31-40 11-20 21-30', true]);
});

it('leaves the middle out where it is too long, and says so', () => {
  expect(told(1, 41)).toEqual(['1-10 32-41 11-20 22-31', false]);
});

it('is nothing where nothing was matched yet', () => {
  expect(told(8, 7)).toEqual(['', true]);
});
