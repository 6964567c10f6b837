import { expect, it } from 'vitest';
import { isEndpointAddress } from './endpoint-address.ts';

it.each([
  'https://hooks.example.com/peerbourse',
  'https://hooks.example.com:443/x?token=abc',
  'https://hooks.example.com:8443/',
  'https://xn--bcher-kva.example.com/x',
  'HTTPS://HOOKS.EXAMPLE.COM/x',
  'https://hooks.example.com/x?mail=a@example.com',
])('%s can be an address', (address) => {
  expect(isEndpointAddress(address)).toBe(true);
});

it.each([
  'http://hooks.example.com/x',
  'https://hooks.example.com:80/x',
  'https://hooks.example.com:6379/x',
  'https://user@hooks.example.com/x',
  'https://user:pass@hooks.example.com/x',
  'https://hooks.example.com/x#top',
  'https://hooks.example.com\\@127.0.0.1/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://0177.0.0.1/x',
  'https://①②⑦.⓪.⓪.①/x',
  'https://[::1]/x',
  'https://[::ffff:7f00:1]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[fe80::1%25eth0]/x',
  'https://localhost/x',
  'https://localhost./x',
  'https://LOCALHOST/x',
  'https://db/x',
  'https://metadata.google.internal/x',
  'https://hooks.example.com./x',
  'https:hooks.example.com/x',
  'https:///hooks.example.com/x',
  ' https://hooks.example.com/x',
  'https://hooks.example.com/a b',
  'ftp://hooks.example.com/x',
  'gopher://hooks.example.com/x',
  'file:///etc/passwd',
  '',
  `https://hooks.example.com/${'x'.repeat(600)}`,
])('%s cannot', (address) => {
  expect(isEndpointAddress(address)).toBe(false);
});
