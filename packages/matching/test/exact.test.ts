import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ceilPart, feeOf, floorDivide, floorPart } from '../src/exact.ts';
import { areSound } from '../src/parameters.ts';
import { parameters } from './support/orders.ts';

const whole = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

it('quotients, parts and fees are those of unbounded integers', () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (n, d) => {
      expect(BigInt(floorDivide(n, d))).toBe(BigInt(n) / BigInt(d));
    }),
  );
  // Just below a multiple is where a rounded quotient would be one too large.
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 26 }), fc.integer({ min: 1, max: 2 ** 26 }), (k, d) => {
      expect(floorDivide(k * d - 1, d)).toBe(k - 1);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 39 }), fc.integer({ min: 0, max: 1_000_000 }), (tick, part) => {
      const exact = BigInt(tick) * BigInt(part);
      expect(BigInt(floorPart(tick, part))).toBe(exact / 10_000n);
      expect(BigInt(ceilPart(tick, part))).toBe((exact + 9_999n) / 10_000n);
    }),
  );
  fc.assert(
    fc.property(whole, fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
      expect(BigInt(feeOf(amount, rate))).toBe((BigInt(amount) * BigInt(rate)) / 1_000_000n);
    }),
  );
  expect(floorDivide(Number.MAX_SAFE_INTEGER, 1)).toBe(Number.MAX_SAFE_INTEGER);
  expect(floorDivide(Number.MAX_SAFE_INTEGER, 2)).toBe((Number.MAX_SAFE_INTEGER - 1) / 2);
});

it('parameters are sound only while every product is a safe integer', () => {
  expect(areSound(parameters)).toBe(true);
  const large = { ...parameters, maxTick: 2 ** 39, maxLots: 2 ** 13, unitValue: 1, maxOrders: 1_000 };
  expect(areSound(large)).toBe(true);
  expect(areSound({ ...large, maxLots: 2 ** 14 })).toBe(false);
  expect(areSound({ ...large, maxTick: 2 ** 39 + 1 })).toBe(false);
  expect(areSound({ ...large, lotUnits: 2 ** 40 })).toBe(false);
  expect(areSound({ ...large, maxOrders: 2 ** 40 })).toBe(false);
  expect(areSound({ ...parameters, unitValue: 2 ** 53 })).toBe(false);
});

it.each([
  { unitValue: 0 },
  { lotUnits: 1.5 },
  { maxTick: 0 },
  { maxOrders: 0 },
  { minValue: -1 },
  { entryNear: 10_001 },
  { entryHigh: 9_999 },
  { entryLow: 10_001 },
  { execution: -1 },
  { volatility: 10_001 },
  { volatilityWindowMs: 999 },
])('%j is not sound', (change) => {
  expect(areSound({ ...parameters, ...change })).toBe(false);
});
