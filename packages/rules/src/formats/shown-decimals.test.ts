import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coinDecimals, fiatDecimals } from './shown-decimals.ts';

const reference = readFileSync(join(import.meta.dirname, '../../../../migrations/20261115000300_reference-create.sql'), 'utf8');

it('currencies are shown with the decimals that they are counted in', () => {
  const counted = [...reference.matchAll(/\('([A-Z]{3})', '[^']+', (\d), '[A-Z]{2}'/g)].map(([, code = '', decimals]) => [
    code,
    Number(decimals),
  ]);
  expect(counted).toHaveLength(28);
  expect(counted.map(([code]) => [code, fiatDecimals(String(code))])).toEqual(counted);
});

it('no coin is shown with more decimals than it has', () => {
  const scales = [...reference.matchAll(/\('([A-Z]+)', '[A-Z][^']*', (\d+), \d{5,}/g)].map(
    ([, code = '', scale]) => [code, Number(scale)] as const,
  );
  expect(scales.map(([code]) => code)).toEqual(expect.arrayContaining(['BTC', 'ETH', 'USDT']));
  expect(scales.filter(([code, scale]) => coinDecimals(code) > scale)).toEqual([]);
  expect([coinDecimals('BTC'), coinDecimals('USDT')]).toEqual([8, 2]);
});
