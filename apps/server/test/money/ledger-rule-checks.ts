import { deepEqual, equal } from 'node:assert/strict';
import type { AccountId } from '@peerbourse/contract/ids';
import { divideLegs, feeOf, moveLegs } from '#modules/money/ledger/index.ts';
import { legProblem, withdrawable } from '#modules/money/ledger/legs.rules.ts';
import { escrow, fee, type LedgerCheck, otc, spot } from './ledger-harness.ts';

const one = '1' as AccountId;
const two = '2' as AccountId;

/** The pure part, shortly; its own tests say more. */
export const ledgerRuleChecks: readonly LedgerCheck[] = [
  {
    name: 'legs take from one place what they give to others',
    run: async () => {
      const move = moveLegs('USDT', 5n, spot(one), otc(two));
      deepEqual(move, [
        { place: spot(one), asset: 'USDT', amount: -5n },
        { place: otc(two), asset: 'USDT', amount: 5n },
      ]);
      const shares = [
        { to: otc(two), amount: 4n },
        { to: fee, amount: 0n },
        { to: spot(one), amount: 3n },
      ];
      deepEqual(
        divideLegs('USDT', escrow, shares).map(({ amount }) => amount),
        [-7n, 4n, 3n],
      );
    },
  },
  {
    name: 'what is wrong with legs is found before the database sees them',
    run: async () => {
      const [less, more] = moveLegs('USDT', 5n, spot(one), otc(one)) as [ReturnType<typeof moveLegs>[0], ReturnType<typeof moveLegs>[0]];
      equal(legProblem([less, more]), undefined);
      equal(legProblem([less, { ...more, amount: 6n }]), 'not-balanced');
      equal(legProblem([less, { ...more, asset: 'BTC' }]), 'not-balanced');
      equal(legProblem([less, more, { ...more, amount: 0n }]), 'empty-leg');
      equal(legProblem([less]), 'no-legs');
      equal(legProblem(moveLegs('USDT', 2n ** 62n, spot(one), otc(one))), 'too-large');
    },
  },
  {
    name: 'fees are cut off, and a lot holds back until its moment',
    run: async () => {
      deepEqual([feeOf(399n, 2_500n), feeOf(400n, 2_500n), feeOf(799n, 2_500n)], [0n, 1n, 1n]);
      const lots = [{ amount: 30n, expiresAtMs: 10 }];
      deepEqual(
        [9, 10].map((nowMs) => withdrawable(100n, lots, nowMs)),
        [70n, 100n],
      );
      equal(withdrawable(20n, lots, 0), 0n);
    },
  },
];
