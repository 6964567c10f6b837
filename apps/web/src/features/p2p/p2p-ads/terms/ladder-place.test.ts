import { describe, expect, it } from 'vitest';
import { ladderPlace, ladderRows, shareBetween } from './ladder-place.ts';

const step = (price: string, ads = 1) => ({ price, ads, available: '10', isMine: false });
const sells = [step('0.92', 2), step('0.93'), step('0.95')];
const buys = [step('0.95'), step('0.93'), step('0.92')];

describe('a price among others', () => {
  it('the lowest sells first and the highest buys first', () => {
    expect(ladderPlace(sells, 'sell', '0.91')).toEqual({ rank: 1, better: 0, total: 5 });
    expect(ladderPlace(sells, 'sell', '0.93')).toEqual({ rank: 3, better: 2, total: 5 });
    expect(ladderPlace(buys, 'buy', '0.96').rank).toBe(1);
    expect(ladderPlace(buys, 'buy', '0.93')).toEqual({ rank: 2, better: 1, total: 4 });
  });

  it('stands among the best, or below them', () => {
    const prices = (most: number, price?: string) =>
      ladderRows(sells, 'sell', price, most).map((row) => (row.isDraft ? 'draft' : row.price));
    expect(prices(6, '0.93')).toEqual(['0.92', '0.93', 'draft', '0.95']);
    expect(prices(2, '0.99')).toEqual(['0.92', 'draft']);
    expect(prices(2)).toEqual(['0.92', '0.93']);
  });

  it('has its place on the bar, and never beyond its ends', () => {
    expect([shareBetween('1', '0.9', '1.1'), shareBetween('0.5', '0.9', '1.1'), shareBetween('2', '0.9', '1.1')]).toEqual([50, 0, 100]);
    expect(shareBetween('1', '1', '1')).toBe(50);
  });
});
