import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressPieces, hostileAddresses } from '../../test/hostile-addresses.ts';
import { ownAddress } from './own-address.ts';

const origin = 'https://peerbourse.example';
const trials = Number(process.env.PB_TRIALS ?? 100_000);

const known = new Set(['/', '/login', '/de/login', '/p2p-trade', '/p2p-trade/user/7', '/academy/%C3%A9']);
const isKnown = (path: string) => known.has(path);
const anyPath = () => true;

/** True when every browser, on whatever page of ours, and a server that decodes once more stay with us. */
function staysHome(address: string): boolean {
  const path = address.split('?')[0] ?? '';
  const readings = [address, decodeURI(address), decodeURIComponent(path)];
  const bases = [`${origin}/`, `${origin}/de/p2p-trade/user/7?a=b#c`];
  return bases.every((base) => readings.every((reading) => isOurs(new URL(reading, base)))) && /^\/(?![/\\])[\x21-\x7e]*$/.test(address);
}

function isOurs(target: URL): boolean {
  return target.origin === origin && target.protocol === 'https:' && target.username === '' && target.password === '';
}

describe('own addresses', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/login?from=/p2p-trade&coin=BTC', '/login?from=/p2p-trade&coin=BTC'],
    ['/login?from=%2Fp2p-trade', '/login?from=%2Fp2p-trade'],
    ['/login?name=J%C3%BCrgen%20B', '/login?name=J%C3%BCrgen%20B'],
    ["/login?name=O'Neil", '/login?name=O%27Neil'],
    ['/login#top', '/login'],
    ['/login?', '/login'],
    ['/p2p-trade/../login', '/login'],
    ['/./p2p-trade/user/./7', '/p2p-trade/user/7'],
    ['/academy/%C3%A9', '/academy/%C3%A9'],
  ])('R5.18 %j is followed as %j', (address, followed) => {
    expect(ownAddress(address, origin, isKnown)).toBe(followed);
  });

  it('R5.18 a page that we do not know is not followed', () => {
    expect(ownAddress('/admin', origin, isKnown)).toBeUndefined();
    expect(ownAddress('/login', origin, () => false)).toBeUndefined();
    expect(ownAddress('/login', 'ftp://peerbourse.example', isKnown)).toBeUndefined();
  });
});

describe('hostile addresses', () => {
  it('R5.18 none of the written ones is followed', () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(500);
    expect(hostileAddresses.filter((address) => ownAddress(address, origin, isKnown) !== undefined)).toEqual([]);
  });

  it('R5.18 even if every path were known, none of them leaves the origin', () => {
    const followed = hostileAddresses.map((address) => ownAddress(address, origin, anyPath)).filter((address) => address !== undefined);
    expect(followed.filter((address) => !staysHome(address))).toEqual([]);
  });

  it(
    'R5.18 no generated one leaves the origin, and what is followed is followed the same again',
    () => {
      const anyText = fc.string({ unit: 'binary', maxLength: 30 });
      const pieced = fc.array(fc.constantFrom(...addressPieces), { maxLength: 10 }).map((pieces) => pieces.join(''));
      const likely = fc.oneof(
        { weight: 1, arbitrary: anyText },
        { weight: 4, arbitrary: pieced },
        { weight: 5, arbitrary: pieced.map((text) => `/${text}`) },
      );
      let followed = 0;
      fc.assert(
        fc.property(likely, (address) => {
          const path = ownAddress(address, origin, anyPath);
          if (path === undefined) return true;
          followed += 1;
          return staysHome(path) && ownAddress(path, origin, anyPath) === path;
        }),
        { numRuns: trials },
      );
      expect(followed).toBeGreaterThan(trials / 100);
    },
    60_000 + trials / 10,
  );
});

it('R5.18 takes an address of 2,048 characters and none that is longer', () => {
  const address = (length: number) => `/${'a'.repeat(length - 1)}`;
  const known = () => true;
  expect(ownAddress(address(2_048), 'https://site.test', known)).toBe(address(2_048));
  expect(ownAddress(address(2_049), 'https://site.test', known)).toBeUndefined();
});
