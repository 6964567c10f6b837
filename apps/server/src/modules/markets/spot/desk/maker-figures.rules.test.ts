import { expect, it } from 'vitest';
import { type MakerLevel, makerFigures } from './maker-figures.rules.ts';

/** Ticks of 0.1, and a lot at a tick is a millionth of the quote coin. */
const market = { priceScale: 1, quoteScale: 6, unitValue: 1n };
const level = (side: MakerLevel['side'], tick: bigint, lots: bigint): MakerLevel => ({ side, tick, lots });

it('measures the spread, and what lies within 1 % of the middle', () => {
  // The middle is 600,000 ticks: 594,000 and 606,000 are just near enough.
  const levels = [
    level('sell', 606_000n, 20n),
    level('sell', 600_300n, 10n),
    level('sell', 606_001n, 1_000n),
    level('buy', 593_999n, 1_000n),
    level('buy', 599_700n, 10n),
    level('buy', 594_000n, 10n),
  ];
  expect(makerFigures(levels, market)).toEqual({
    bids: 3,
    asks: 3,
    bid: '59970',
    ask: '60030',
    spreadPercent: '0.1',
    bidsNear: '11.937',
    asksNear: '18.123',
  });
});

it('keeps four digits of a spread, and cuts the rest', () => {
  expect(makerFigures([level('buy', 3n, 1n), level('sell', 4n, 1n)], market).spreadPercent).toBe('28.5714');
});

it('knows no spread and no middle without both sides', () => {
  expect(makerFigures([level('buy', 599_700n, 10n)], market)).toEqual({
    bids: 1,
    asks: 0,
    bid: '59970',
    ask: null,
    spreadPercent: null,
    bidsNear: null,
    asksNear: null,
  });
});
