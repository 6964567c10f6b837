import { describe, expect, it } from 'vitest';
import { addressWithin, loginAddressFor } from './login-address.ts';

describe('the way to the login page', () => {
  it('R4.6 remembers path and query, encoded as one value', () => {
    expect(loginAddressFor('/account/devices?page=2&x=1')).toBe('/login?from=%2Faccount%2Fdevices%3Fpage%3D2%26x%3D1');
    expect(loginAddressFor('/')).toBe('/login');
  });

  it.each([
    ['https://site/de/account?a=1', '/de', '/account?a=1'],
    ['https://site/account', '', '/account'],
    ['https://site/de', '/de', '/'],
    ['https://site/design', '/de', '/design'],
  ])('reads %s without its language %s', (url, prefix, address) => {
    expect(addressWithin(url, prefix)).toBe(address);
  });
});
