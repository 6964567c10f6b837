import { expect, it } from 'vitest';
import { shownCandle, withTrades } from './candle-rows.ts';

const minute = 60_000;
const begins = 1_763_560_800_000;
const candles = [shownCandle([begins, '100', '110', '90', '105', '2.5'])];
const trade = (price: string, afterMs: number) => ({
  tradeNo: String(afterMs),
  price,
  quantity: '1',
  taker: 'buy' as const,
  at: new Date(begins + afterMs).toISOString(),
});

it('R1.2 a trade moves the candle that it falls into, and an older one none', () => {
  expect(withTrades(candles, [trade('120', -1), trade('120', 10)], minute)).toEqual([{ ...candles[0], high: '120', close: '120' }]);
});

it('R1.2 the first trade of a later minute begins a candle where the last one ended', () => {
  expect(withTrades(candles, [trade('99', 2 * minute + 5)], minute)[1]).toEqual({
    at: (begins + 2 * minute) / 1_000,
    open: '105',
    high: '105',
    low: '99',
    close: '99',
    volume: '0',
  });
});

it('R1.2 trades repeated change nothing, and a month has no end here', () => {
  const once = withTrades(candles, [trade('120', 10)], minute);
  expect(withTrades(once, [trade('120', 10)], minute)).toEqual(once);
  expect(withTrades(candles, [trade('99', 40 * minute)], undefined)).toHaveLength(1);
});

it('R1.2 the first trade of a market begins its first candle', () => {
  expect(withTrades([], [trade('99', 61_000)], minute)).toEqual([
    { at: begins / 1_000 + 60, open: '99', high: '99', low: '99', close: '99', volume: '0' },
  ]);
  expect(withTrades([], [trade('99', 0)], undefined)).toEqual([]);
});
