import { expect, it } from 'vitest';
import { exportFilterOf, isSpan } from './export-span.ts';

it('both days of a span belong to it, and an empty one leaves that end open', () => {
  const filters = { side: 'buy', coin: 'USDT', fiat: 'EUR', search: '4711' } as const;
  expect(exportFilterOf(filters, { from: '2026-11-01', to: '2026-12-31' })).toEqual({
    side: 'buy',
    coinCode: 'USDT',
    fiatCode: 'EUR',
    from: '2026-11-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
  });
  expect(exportFilterOf({}, { from: '', to: '' })).toEqual({});
});

it('a span does not end before it begins', () => {
  expect([isSpan({ from: '2026-11-02', to: '2026-11-01' }), isSpan({ from: '2026-11-01', to: '2026-11-01' })]).toEqual([false, true]);
  expect(isSpan({ from: '2026-11-02', to: '' })).toBe(true);
});
