import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

const pages = new Set(['/account', '/account/devices', '/p2p-trade/orders', '/login', '/login/confirm']);
const lead = (from: string | null) => returnAddress(from, 'https://site.example', (path) => pages.has(path));

describe('where a login leads', () => {
  it.each(['/account', '/account/devices?page=2', '/p2p-trade/orders', '/login/confirm?qrKey=abc'])('R2.10 back to %s', (from) => {
    expect(lead(from)).toBe(from);
  });

  it.each([
    null,
    '',
    '/unknown',
    'account',
    '//evil.example/account',
    '/\\evil.example',
    'https://evil.example/account',
    'https://site.example@evil.example/account',
    'javascript:alert(1)',
    '/%2F%2Fevil.example',
    'data:text/html,x',
    '/account\n//evil.example',
  ])('home instead of %j', (from) => {
    expect(lead(from)).toBe('/');
  });

  it('never in a circle', () => {
    for (const path of ['/login', '/login/', '/login?from=%2Faccount', '/register', '/forgot-password']) expect(lead(path)).toBe('/');
  });
});
