import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { crcOf, crcOfMarket } from '../src/crc.ts';
import { restore, takeSnapshot } from '../src/snapshot.ts';
import { limit, oco, opened } from './support/orders.ts';
import { depth, told } from './support/told.ts';

it('the crc is the usual one, over numbers of eight bytes with the lowest first', () => {
  const numbers = [0, 1, 255, 256, 2 ** 32, Number.MAX_SAFE_INTEGER];
  const bytes = Buffer.alloc(numbers.length * 8);
  numbers.forEach((number, index) => bytes.writeBigUInt64LE(BigInt(number), index * 8));
  expect(crcOf(numbers)).toBe(crc32(bytes));
});

it('every change of a market is a change of its crc', () => {
  const market = opened();
  const seen = [crcOfMarket(market)];
  const steps = [
    limit(1, 'buy', 99, 5),
    limit(2, 'sell', 99, 1),
    oco(3, 'sell', [105, 95, 94], 2),
    { type: 'amend', order: 1, account: 1, tick: 99, lots: 4, hold: 0 },
    { type: 'reserve', account: 1, base: 0, quote: 70_000 },
    { type: 'quote', account: 1, group: 1, makerRate: 0, bids: [{ order: 9, tick: 98, lots: 1 }], asks: [] },
    { type: 'reference', tick: 101 },
    { type: 'time', now: 5 },
    { type: 'state', state: 'halted' },
    { type: 'cancel', order: 3, account: 3 },
  ] as const;
  for (const step of steps) {
    told(market, step);
    seen.push(crcOfMarket(market));
  }
  expect(new Set(seen).size).toBe(steps.length + 1);
});

it('a restored market has the same order of equal prices, the same pairs and the same quote sets', () => {
  const market = opened();
  told(market, limit(7, 'buy', 99, 5), limit(5, 'buy', 99, 5), oco(3, 'sell', [105, 95, 94], 2));
  told(market, { type: 'reserve', account: 1, base: 100, quote: 0 });
  const asks = [101, 102, 103].map((tick, index) => ({ order: 20 - index, tick, lots: 1 }));
  told(market, { type: 'quote', account: 1, group: 1, makerRate: 0, bids: [], asks });
  const again = restore(takeSnapshot(market));
  expect(depth(again, 'sell')).toEqual(['1@101', '1@102', '1@103', '2@105']);
  expect(told(again, limit(8, 'sell', 99, 6)).filter((event) => event.startsWith('trade'))).toEqual(['trade 5@99 7-8', 'trade 1@99 5-8']);
  expect(told(again, { type: 'quote', account: 1, group: 1, makerRate: 0, bids: [], asks: [] })).toEqual([
    'done 20: quote-replaced',
    'done 19: quote-replaced',
    'done 18: quote-replaced',
  ]);
  expect(told(again, { type: 'cancel', order: 4, account: 3 })).toEqual(['done 3: oco', 'done 4: cancelled']);
});

it('a market grows far beyond its first slots and reuses those that are free', () => {
  const market = opened({ maxOrders: 10_000 });
  for (let order = 1; order <= 5_000; order++) told(market, limit(order, 'buy', 90 + (order % 10), 1));
  expect(market.orders.open).toBe(5_000);
  told(market, limit(9_000, 'sell', 90, 1_000), limit(9_001, 'sell', 90, 1_000));
  const { size } = market.orders;
  for (let order = 10_001; order <= 12_000; order++) told(market, limit(order, 'buy', 90, 1));
  expect(market.orders).toMatchObject({ open: 5_000, size });
  expect(depth(market, 'buy').at(-1)).toBe('2500@90');
});
