import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Level } from './book.ts';
import { averageTick, impactPpm, planOrder } from './order-plan.ts';

const asks: Level[] = [[100, 5], [101, 2], [103, 10]]; // biome-ignore format: levels side by side
const bids: Level[] = [[99, 4], [97, 6]]; // biome-ignore format: levels side by side

describe('what an order would do to a book', () => {
  it('a limit order takes what is within its price, and the rest waits', () => {
    expect(planOrder({ side: 'buy', tick: 101n, lots: 10n }, asks)).toEqual({
      lots: 7n,
      value: 702n,
      levels: 2,
      restLots: 3n,
      unspent: 0n,
      bestTick: 100n,
    });
    expect(planOrder({ side: 'sell', tick: 98n, lots: 10n }, bids)).toMatchObject({ lots: 4n, value: 396n, restLots: 6n });
  });

  it('a budget buys whole lots from the best price on, and says what it cannot spend', () => {
    expect(planOrder({ side: 'buy', budget: 750n }, asks)).toMatchObject({ lots: 7n, value: 702n, unspent: 48n });
    expect(planOrder({ side: 'buy', budget: 99n }, asks)).toMatchObject({ lots: 0n, value: 0n, unspent: 99n });
  });

  it('an order larger than the book says what would not fill', () => {
    expect(planOrder({ side: 'sell', lots: 12n }, bids)).toMatchObject({ lots: 10n, restLots: 2n });
    expect(planOrder({ side: 'sell', lots: 12n }, [])).toMatchObject({ lots: 0n, restLots: 12n, bestTick: undefined });
  });

  it('the average is rounded to the nearest, and its distance from the best price is told in millionths', () => {
    const plan = planOrder({ side: 'buy', lots: 7n }, asks);
    expect(averageTick(plan, 2)).toBe(10_029n);
    expect(impactPpm(plan)).toBe(2_857n);
    expect(averageTick({ lots: 0n, value: 0n }, 2)).toBeUndefined();
  });

  it('never takes more than is wanted, spends more than its budget, or pays more than its price', () => {
    const level = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 20 }));
    const side = fc
      .uniqueArray(level, { selector: ([tick]) => tick, maxLength: 8 })
      .map((levels) => levels.sort(([one], [other]) => one - other));
    fc.assert(
      fc.property(side, fc.bigInt(1n, 200n), fc.bigInt(1n, 60n), fc.bigInt(1n, 3_000n), (levels, lots, tick, budget) => {
        const plan = planOrder({ side: 'buy', tick, lots }, levels);
        expect(plan.lots + plan.restLots).toBe(lots);
        expect(plan.value <= plan.lots * tick).toBe(true);
        const spent = planOrder({ side: 'buy', budget }, levels);
        expect(spent.value + spent.unspent).toBe(budget);
      }),
    );
  });
});
