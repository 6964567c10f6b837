import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressPieces } from '../../test/hostile-addresses.ts';
import { isSafeAddress } from './safe-address.ts';

it.each(['/', '/login', '/login?from=/p2p-trade', 'login', '#x', '/p2p-trade/buy/BTC-EUR?amount=100%', '/java/script'])(
  'R5.18 lets %j through',
  (address) => {
    expect(isSafeAddress(address)).toBe(true);
  },
);

it.each(['//evil.example', 'https://evil.example', '/a//b', '\\evil', '/a\\b', 'javascript:x', '/x?javascript', 'JavaScript:x'])(
  'R5.18 blocks %j',
  (address) => {
    expect(isSafeAddress(address)).toBe(false);
  },
);

it.each([
  '/\t/evil.example',
  '/%2fevil.example',
  '/%09/evil.example',
  'java\nscript:x',
  'java%73cript:x',
  '%6A%61vascript:x',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  'java\n\tscript:x',
  '/\0/x',
])('R5.18 sees through %j', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});

it('R5.18 lets addresses of the app through, and only those', () => {
  expect(isSafeAddress('peerbourse://wallet?x=javascript')).toBe(true);
  for (const other of ['PEERBOURSE://wallet', ' peerbourse://wallet', 'xpeerbourse://wallet', 'peerbourse.example://x', '/peerbourse://x'])
    expect(isSafeAddress(other)).toBe(false);
});

it('R5.18 blocks all that the specification blocks, and nothing else that is written plainly', () => {
  const pieces = [...addressPieces, 'peerbourse://', 'javascript', '//', '\\'];
  const address = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(address, (text) => {
      const isBlocked = !text.startsWith('peerbourse://') && ['//', '\\', 'javascript'].some((part) => text.toLowerCase().includes(part));
      if (isBlocked) expect(isSafeAddress(text)).toBe(false);
      else if (!/%|\p{Cc}/u.test(text)) expect(isSafeAddress(text)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
