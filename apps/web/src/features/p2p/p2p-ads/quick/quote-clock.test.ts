import { quoteLifeMs } from '@peerbourse/rules/quote-life';
import { describe, expect, it } from 'vitest';
import { afterPrice, clockText, hasRested, heldMs, remainingMs } from './quote-clock.ts';

describe('a quote', () => {
  it('is given up before the server does', () => {
    expect(heldMs).toBeLessThan(quoteLifeMs);
    expect(remainingMs(10_000, 10_000 + heldMs)).toBe(0);
    expect(remainingMs(10_000, 15_000)).toBe(heldMs - 5_000);
  });

  it('never has more time than a quote has, whatever the clock of the page says', () => {
    expect(remainingMs(10_000, 0)).toBe(heldMs);
    expect(remainingMs(10_000, 1e9)).toBe(0);
  });

  it('counts down as a clock', () => {
    expect([29_000, 9_001, 9_000, 1, 0, 61_000].map(clockText)).toEqual(['0:29', '0:10', '0:09', '0:01', '0:00', '1:01']);
  });

  it('is not renewed for somebody who has touched nothing for ten minutes', () => {
    expect(hasRested(1_000, 600_999)).toBe(false);
    expect(hasRested(1_000, 601_000)).toBe(true);
  });
});

describe('a price that was seen', () => {
  const first = afterPrice(undefined, { wanted: 'a', price: '0.92', at: 1 });

  it('is told beside the new one when it was another', () => {
    const second = afterPrice(first, { wanted: 'a', price: '0.93', at: 2 });
    expect(second.was).toBe('0.92');
    expect(afterPrice(second, { wanted: 'a', price: '0.93', at: 2 })).toBe(second);
    expect(afterPrice(second, { wanted: 'a', price: '0.93', at: 3 }).was).toBeUndefined();
  });

  it('says nothing about other parameters', () => {
    expect(first.was).toBeUndefined();
    expect(afterPrice(first, { wanted: 'b', price: '0.95', at: 2 }).was).toBeUndefined();
  });
});
