import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUnits, parseUnits } from './money.ts';
import { percentChange } from './percent-change.ts';

const price = fc.bigInt({ min: 1n, max: 10n ** 24n }).map((units) => formatUnits(units, 8));

describe('percent change', () => {
  it.each([
    ['110', '100', '10'],
    ['90', '100', '-10'],
    ['100', '100', '0'],
    ['200.5', '100', '100.5'],
    ['0.00000002', '0.00000001', '100'],
    ['1', '3', '-66.66'],
    ['100.004', '100', '0'],
    ['99.996', '100', '0'],
  ])('from %2$s to %1$s is %3$s', (now, open, change) => {
    expect(percentChange(now, open)).toBe(change);
  });

  it('R4.12 an open of 0 means a change of 0', () => {
    fc.assert(fc.property(price, (now) => percentChange(now, '0') === '0' && percentChange(now, '0.000') === '0'));
  });

  it('is off by less than a hundredth, and always towards zero', () => {
    fc.assert(
      fc.property(price, price, (now, open) => {
        const [to, from, change] = [parseUnits(now, 8), parseUnits(open, 8), parseUnits(percentChange(now, open), 2)];
        // In hundredths of a percent times `from`, so that nothing is divided.
        const rest = (to - from) * 10_000n - change * from;
        expect(rest * (to - from) >= 0n).toBe(true);
        expect((rest < 0n ? -rest : rest) < from).toBe(true);
      }),
    );
  });

  it('does not depend on the unit of the prices', () => {
    const scaled = (text: string) => formatUnits(parseUnits(text, 8) * 1_000n, 8);
    fc.assert(fc.property(price, price, (now, open) => percentChange(now, open) === percentChange(scaled(now), scaled(open))));
  });
});
