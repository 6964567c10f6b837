import type { AccountId } from '@peerbourse/contract/ids';
import { wallets as walletsOfTheWire } from '@peerbourse/contract/money/assets/asset.shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideLegs, feeOf, type Leg, legProblem, moveLegs, type Place, wallets, withdrawable } from './legs.rules.ts';

const ownerId = '1' as AccountId;
const spot: Place = { ownerId, purpose: 'spot' };
const otc: Place = { ownerId, purpose: 'otc' };
const escrow: Place = { ownerId: null, purpose: 'escrow', subKey: 'order' };
const fee: Place = { ownerId: null, purpose: 'fee' };
const places = fc.constantFrom(spot, otc, escrow, fee);
const asset = fc.constantFrom('USDT', 'BTC', 'ETH');
const amount = fc.bigInt({ min: 1n, max: 2n ** 60n });

function sumsOf(legs: readonly Leg[]): bigint[] {
  const sums = Map.groupBy(legs, (leg) => leg.asset);
  return [...sums.values()].map((those) => those.reduce((sum, leg) => sum + leg.amount, 0n));
}

describe('legs of a move', () => {
  it('takes from one place what it gives to the other', () => {
    expect(moveLegs('USDT', 5n, spot, otc)).toEqual([
      { place: spot, asset: 'USDT', amount: -5n },
      { place: otc, asset: 'USDT', amount: 5n },
    ]);
  });

  it('is a journal without problems, whatever the amount', () => {
    fc.assert(
      fc.property(asset, amount, places, places, (coin, units, from, to) => legProblem(moveLegs(coin, units, from, to)) === undefined),
    );
  });

  it('several moves are one journal', () => {
    const move = fc.tuple(asset, amount, places, places);
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 6 }), (moves) => {
        const legs = moves.flatMap(([coin, units, from, to]) => moveLegs(coin, units, from, to));
        return legProblem(legs) === undefined && sumsOf(legs).every((sum) => sum === 0n);
      }),
    );
  });
});

describe('coins that are divided', () => {
  it('come from one place, and nothing is lost on the way', () => {
    const share = fc.record({ to: places, amount: fc.bigInt({ min: 0n, max: 2n ** 50n }) });
    fc.assert(
      fc.property(asset, fc.array(share, { minLength: 1, maxLength: 6 }), (coin, shares) => {
        const legs = divideLegs(coin, escrow, shares);
        const total = shares.reduce((sum, { amount: part }) => sum + part, 0n);
        expect(legs[0]).toEqual({ place: escrow, asset: coin, amount: -total });
        expect(sumsOf(legs)).toEqual([0n]);
        expect(legs.slice(1)).toEqual(
          shares.filter((one) => one.amount > 0n).map(({ to, amount: part }) => ({ place: to, asset: coin, amount: part })),
        );
        expect(legProblem(legs)).toBe(total > 0n ? undefined : 'no-legs');
      }),
    );
  });
});

describe('what is wrong with a journal', () => {
  const [less, more] = moveLegs('USDT', 5n, spot, otc) as [Leg, Leg];

  it.each([
    ['no-legs', []],
    ['no-legs', [less]],
    ['empty-leg', [less, more, { ...more, amount: 0n }]],
    ['too-large', moveLegs('USDT', 2n ** 62n, spot, otc)],
    ['too-large', [{ ...less, amount: 2n ** 62n }, more]],
    ['too-large', [{ ...less, amount: -(2n ** 62n) }, more]],
    ['not-balanced', [less, { ...more, amount: 6n }]],
    ['not-balanced', [less, { ...more, asset: 'BTC' }]],
    ['not-balanced', [less, more, { ...more, asset: 'BTC' }]],
    [undefined, [less, more]],
    [undefined, moveLegs('USDT', 2n ** 62n - 1n, spot, otc)],
    [undefined, [less, { ...more, amount: 3n }, { ...more, amount: 2n }]],
  ] as const)('%s', (problem, legs) => {
    expect(legProblem(legs)).toBe(problem);
  });

  it('one unit too many in one asset shows among any number of moves', () => {
    const move = fc.tuple(asset, amount, places, places);
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 6 }), fc.nat(), (moves, at) => {
        const legs = moves.flatMap(([coin, units, from, to]) => moveLegs(coin, units, from, to));
        const wrong = legs.map((leg, index) =>
          index === at % legs.length ? { ...leg, amount: leg.amount + (leg.amount === -1n ? 2n : 1n) } : leg,
        );
        return legProblem(wrong) === 'not-balanced';
      }),
    );
  });
});

describe('fees', () => {
  it('are cut off, never rounded up', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 1_000_000n }), (units, rate) => {
        const charged = feeOf(units, rate);
        return charged * 1_000_000n <= units * rate && (charged + 1n) * 1_000_000n > units * rate && charged <= units;
      }),
    );
    expect(feeOf(1_000_000n, 2_500n)).toBe(2_500n);
    expect(feeOf(399n, 2_500n)).toBe(0n);
  });
});

describe('what may leave', () => {
  const lot = fc.record({ amount, expiresAtMs: fc.integer({ min: 0, max: 20 }) });

  it('is everything that no running lot holds back, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 61n }), fc.array(lot), fc.integer({ min: 0, max: 20 }), (sum, lots, nowMs) => {
        const running = lots.filter(({ expiresAtMs }) => expiresAtMs > nowMs);
        const held = running.reduce((total, one) => total + one.amount, 0n);
        const free = withdrawable(sum, lots, nowMs);
        return free === (sum >= held ? sum - held : 0n);
      }),
    );
  });

  it('grows by a lot in the moment that it expires', () => {
    const lots = [{ amount: 30n, expiresAtMs: 10 }];
    expect([9, 10, 11].map((nowMs) => withdrawable(100n, lots, nowMs))).toEqual([70n, 100n, 100n]);
  });
});

it('wallets are those that the wire names', () => {
  expect(wallets).toEqual(walletsOfTheWire);
});
