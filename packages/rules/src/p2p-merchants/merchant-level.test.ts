import { describe, expect, it } from 'vitest';
import { type LevelRules, type MerchantFigures, merchantLevel, nextLevel } from './merchant-level.ts';

const given = { adsPerPairAndSide: 1, openOrders: 1 };
const rules: LevelRules = {
  starter: { orders: 5, completionPercent: 80, counterparties: 5, depositUsdt: 0, ...given },
  advanced: { orders: 10, completionPercent: 90, counterparties: 5, depositUsdt: 500, ...given },
  master: { orders: 50, completionPercent: 95, counterparties: 5, depositUsdt: 2_000, ...given },
};
const advanced: MerchantFigures = { completed30d: 10, cancelled30d: 1, counterparties: 5, deposit: 500_000_000n };

describe('R1.4 the level of a merchant', () => {
  it('is the highest whose every ask is met', () => {
    expect(merchantLevel(advanced, rules)).toBe('advanced');
    expect(merchantLevel({ completed30d: 95, cancelled30d: 5, counterparties: 5, deposit: 2_000_000_000n }, rules)).toBe('master');
  });

  it.each([
    ['one order', { completed30d: 9 }],
    ['one percent', { cancelled30d: 2 }],
    ['one counterparty', { counterparties: 4 }],
    ['one unit of the deposit', { deposit: 499_999_999n }],
  ])('falls when %s is missing', (_, change) => {
    expect(merchantLevel({ ...advanced, ...change }, rules)).toBe('starter');
  });

  it('is the first one for whoever has done nothing yet', () => {
    expect(merchantLevel({ completed30d: 0, cancelled30d: 0, counterparties: 0, deposit: 0n }, rules)).toBe('starter');
  });

  it('says what is missing for the next one, and nothing at the top', () => {
    expect(nextLevel(advanced, 'advanced', rules)).toEqual({
      level: 'master',
      missing: [
        { what: 'orders', has: 10, needs: 50 },
        { what: 'completion', has: 90, needs: 95 },
        { what: 'deposit', has: 500, needs: 2_000 },
      ],
    });
    expect(nextLevel(advanced, 'starter', rules)).toEqual({ level: 'advanced', missing: [] });
    expect(nextLevel(advanced, 'master', rules)).toBeUndefined();
  });
});
