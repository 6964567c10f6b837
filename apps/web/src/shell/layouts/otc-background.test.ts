import { expect, test } from 'vitest';
import { backgroundOf } from './otc-background.ts';

test('R2.18 quick and apply as second segment have backgrounds of their own', () => {
  expect(backgroundOf('/fiat/quick')).toBe('quick');
  expect(backgroundOf('/p2p-trade/apply')).toBe('apply');
  expect(backgroundOf('/p2p-trade/apply/done')).toBe('apply');
  expect(backgroundOf('/buy-sell-crypto')).toBe('quick');
  for (const path of ['/buy-sell-crypto/card', '/quick', '/p2p-trade/quickly', '/p2p-trade/orders/apply'])
    expect(backgroundOf(path)).toBe('plain');
});
