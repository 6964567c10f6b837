import type { PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import { expect, it } from 'vitest';
import { periodAt, periodOf } from './coin-history.ts';

const day = { period: '24h', open: '100', high: '120', low: '90', change: '10' } as const;

it('a newer price belongs to its period', () => {
  expect(periodAt(day, '125')).toEqual({ ...day, high: '125', change: '25' });
  expect(periodAt(day, '80')).toEqual({ ...day, low: '80', change: '-20' });
  expect(periodAt(day, undefined)).toEqual(day);
});

it('a period that begins too late has no change, whatever the price is', () => {
  expect(periodAt({ ...day, change: null }, '125')).toEqual({ ...day, high: '125', change: null });
});

it('a period without prices stays without', () => {
  const none = { period: '1y', open: null, high: null, low: null, change: null } as const;
  expect(periodAt(none, '125')).toEqual(none);
  expect(periodOf({ periods: [day] } as unknown as PriceHistory, '1y')).toEqual(none);
});
