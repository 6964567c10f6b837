import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksOf } from './chart-scale.ts';

it.each([
  [0, 'count', [0, 1]],
  [3, 'count', [0, 1, 2, 3]],
  [17, 'count', [0, 5, 10, 15, 20]],
  [240, 'usdt', [0, 100, 200, 300]],
  [7_200, 'seconds', [0, 1_800, 3_600, 5_400, 7_200]],
  [3.2, 'percent', [0, 25, 50, 75, 100]],
] as const)('the lines for %d of %s', (largest, unit, ticks) => {
  expect(ticksOf(largest, unit)).toEqual(ticks);
});

it('there are two to five lines, and the largest value is not above the last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.constantFrom('count' as const, 'usdt' as const, 'seconds' as const),
      (largest, unit) => {
        const ticks = ticksOf(largest, unit);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThan(6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
      },
    ),
  );
});
