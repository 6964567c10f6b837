import { expect, it } from 'vitest';
import { ringShare, urgencyOf } from './ring-share.ts';

const minute = 60_000;

it('a span runs from whole to nothing and not beyond', () => {
  expect(ringShare(15 * minute, 15 * minute)).toBe(100);
  expect(ringShare(9.6 * minute, 15 * minute)).toBe(64);
  expect(ringShare(0, 15 * minute)).toBe(0);
  expect(ringShare(-1, 15 * minute)).toBe(0);
  expect(ringShare(20 * minute, 15 * minute)).toBe(100);
  expect(ringShare(1, 0)).toBe(0);
});

it('urgency grows with what is gone', () => {
  expect(urgencyOf(10 * minute, 15 * minute)).toBe('calm');
  expect(urgencyOf(3 * minute, 15 * minute)).toBe('soon');
  expect(urgencyOf(1 * minute, 15 * minute)).toBe('last');
  expect(urgencyOf(0, 15 * minute)).toBe('last');
});

it('a short span is calm while it is young', () => {
  expect(urgencyOf(25_000, 30_000)).toBe('calm');
  expect(urgencyOf(10_000, 30_000)).toBe('last');
});
