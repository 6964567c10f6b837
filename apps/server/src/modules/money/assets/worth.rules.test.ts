import { expect, test } from 'vitest';
import { closesByDay, gainOf, withoutGaps, worthDays } from './worth.rules.ts';

const one = 10n ** 8n;
const scales = new Map([
  ['BTC', 8],
  ['USDT', 6],
]);
/** BTC: 100 on day 1, nothing on day 2, 110 on day 3, 99 on day 4. */
const closeAt = closesByDay([
  { coin: 'BTC', day: 1, close: 100n * one },
  { coin: 'BTC', day: 3, close: 110n * one },
  { coin: 'BTC', day: 4, close: 99n * one },
]);
const priceAt = (coin: string, day: number) => (coin === 'USDT' ? one : closeAt(coin, day));
const course = { scales, priceAt, firstDay: 1, lastDay: 4 };

test('R3.13 the value of each day is what was held at its end, at the last price until then', () => {
  const days = worthDays({ ...course, held: new Map([['BTC', one]]), moves: [{ day: 2, coin: 'BTC', units: one }] });
  expect(days).toEqual([
    { day: 2, value: 100_000_000n, gain: 0n },
    { day: 3, value: 110_000_000n, gain: 10_000_000n },
    { day: 4, value: 99_000_000n, gain: -11_000_000n },
  ]);
  expect(gainOf(days)).toEqual({ gain: -1_000_000n, percent: -100n });
});

test('what comes in and goes out changes the value, and is no gain', () => {
  const moves = [
    { day: 1, coin: 'BTC', units: one },
    { day: 3, coin: 'USDT', units: 1_000_000_000n },
    { day: 4, coin: 'BTC', units: -one },
  ];
  const days = worthDays({ ...course, held: new Map([['USDT', 1_000_000_000n]]), moves });
  expect(days.map(({ value }) => value)).toEqual([100_000_000n, 100_000_000n, 1_110_000_000n, 1_000_000_000n]);
  expect(days.map(({ gain }) => gain)).toEqual([0n, 0n, 10_000_000n, -11_000_000n]);
});

test('a coin whose price begins later makes no gain on that day', () => {
  const days = worthDays({ ...course, firstDay: 0, held: new Map([['BTC', one]]), moves: [] });
  expect(days[0]).toEqual({ day: 0, value: 0n, gain: 0n });
  expect(days[1]).toEqual({ day: 1, value: 100_000_000n, gain: 0n });
});

test('days without coins are left out, and come back between others', () => {
  const moves = [
    { day: 1, coin: 'USDT', units: 5_000_000n },
    { day: 2, coin: 'USDT', units: -5_000_000n },
    { day: 4, coin: 'USDT', units: 7_000_000n },
  ];
  const days = worthDays({ ...course, firstDay: 0, held: new Map([['USDT', 7_000_000n]]), moves });
  expect(days.map(({ day, value }) => [day, value])).toEqual([
    [1, 5_000_000n],
    [2, 0n],
    [4, 7_000_000n],
  ]);
  expect(withoutGaps(days, 5).map(({ day, value }) => [day, value])).toEqual([
    [1, 5_000_000n],
    [2, 0n],
    [3, 0n],
    [4, 7_000_000n],
    [5, 0n],
  ]);
  expect(withoutGaps([], 5)).toEqual([]);
});

test('a gain needs an earlier day, and a share of it something that was there without it', () => {
  expect(gainOf([])).toBeNull();
  expect(gainOf([{ day: 1, value: 5n, gain: 5n }])).toBeNull();
  expect(
    gainOf([
      { day: 1, value: 0n, gain: 0n },
      { day: 2, value: 3n, gain: 3n },
    ]),
  ).toEqual({ gain: 3n, percent: null });
});
