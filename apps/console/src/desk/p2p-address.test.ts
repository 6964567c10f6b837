import { expect, it } from 'vitest';
import { p2pAddressOf, p2pFragment } from './p2p-address.ts';

it('reads what it writes', () => {
  for (const [page, name] of [
    ['ads', ''],
    ['traders', '1234567890'],
    ['orders', '1234567890123456789'],
    ['methods', 'new'],
    ['settings', 'p2p-config.bands'],
  ] as const) {
    expect(p2pAddressOf(p2pFragment(page, name))).toEqual({ page, name });
  }
});

it('knows no other pages', () => {
  for (const fragment of ['', '#/p2p', '#/p2p/appeals', '#/p2p/ads/a/b', '#/ledger/ads']) expect(p2pAddressOf(fragment)).toBeUndefined();
});
