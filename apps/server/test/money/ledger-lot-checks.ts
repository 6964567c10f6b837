import { deepEqual, equal } from 'node:assert/strict';
import type { AccountId } from '@peerbourse/contract/ids';
import { giveLot, holdCoins, moveCoins, moveLegs, type Wallet, withdrawableOf } from '#modules/money/ledger/index.ts';
import type { Move } from '#modules/money/ledger/move-coins.ts';
import { escrow, type LedgerCheck, type LedgerHarness, newKey, opening, otc, outcome, spot, tally } from './ledger-harness.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000);

const lot = (harness: LedgerHarness, ownerId: AccountId, amount: bigint, expiresAt = inAnHour(), reference = newKey()) =>
  harness.act('api', (tx) => giveLot(tx, { ownerId, asset: 'USDT', amount, reference, expiresAt }));

function withdrawal(ownerId: AccountId, amount: bigint, wallet: Wallet = 'spot'): Move {
  const legs = moveLegs('USDT', amount, { ownerId, purpose: wallet }, opening);
  return { kind: 'withdrawal', key: newKey(), reference: '', legs, leavingOwnerId: ownerId };
}

const withdraw = (harness: LedgerHarness, move: Move) => outcome(harness.act('worker', (tx) => moveCoins(tx, move)));

function sell(harness: LedgerHarness, ownerId: AccountId, amount: bigint, from: Wallet, isSale = true): Promise<string> {
  const journal = { kind: 'p2p-hold', key: newKey(), reference: 'order of the lab' };
  const hold = { ownerId, asset: 'USDT', from, to: { ...escrow, subKey: newKey() }, amount, deadline: null, isSale };
  return outcome(harness.act('api', (tx) => holdCoins(tx, { ...journal, ...hold })));
}

const lotChecks: Record<string, (harness: LedgerHarness) => Promise<void>> = {
  'coins with a lot may be used and may not leave': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    await lot(harness, ownerId, 70n);
    equal(await withdrawableOf(harness.db('api'), ownerId, 'USDT'), 30n);
    equal(await withdraw(harness, withdrawal(ownerId, 31n)), 'ledger.not-free-yet');
    const use = moveLegs('USDT', 90n, spot(ownerId), otc(ownerId));
    equal(await outcome(harness.act('api', (tx) => moveCoins(tx, { kind: 'transfer', key: newKey(), reference: '', legs: use }))), 'done');
    equal(await withdraw(harness, withdrawal(ownerId, 30n, 'otc')), 'done');
    equal(await withdrawableOf(harness.db('api'), ownerId, 'USDT'), 0n);
    equal(await withdraw(harness, withdrawal(ownerId, 1n)), 'ledger.not-free-yet');
    equal(await withdraw(harness, withdrawal(ownerId, 1_000n)), 'ledger.too-little');
  },

  'coins with a lot may not be sold': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    await lot(harness, ownerId, 70n);
    const sale = (amount: bigint, isSale: boolean) => sell(harness, ownerId, amount, 'spot', isSale);
    equal(await sale(31n, true), 'ledger.not-free-yet');
    equal(await sale(31n, false), 'done');
    equal(await sale(1n, true), 'ledger.not-free-yet');
  },

  'a lot is over when its time is': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    await lot(harness, ownerId, 100n, new Date(Date.now() - 1_000));
    equal(await withdrawableOf(harness.db('api'), ownerId, 'USDT'), 100n);
    equal(await withdraw(harness, withdrawal(ownerId, 100n)), 'done');
  },

  'a lot holds back its own coin of its own owner': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    await harness.credit(ownerId, 50n, 'spot', 'BTC');
    const other = await harness.newOwnerWith(100n);
    await lot(harness, ownerId, 100n);
    equal(await withdrawableOf(harness.db('api'), ownerId, 'BTC'), 50n);
    const legs = moveLegs('BTC', 50n, spot(ownerId), opening);
    equal(await withdraw(harness, { ...withdrawal(ownerId, 1n), legs }), 'done');
    equal(await withdraw(harness, withdrawal(other, 100n)), 'done');
  },

  'a lot is given once': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const [reference, expiresAt] = [newKey(), inAnHour()];
    const given = await Promise.all(Array.from({ length: 8 }, () => lot(harness, ownerId, 60n, expiresAt, reference)));
    equal(given.filter(Boolean).length, 1);
    equal(await withdrawableOf(harness.db('api'), ownerId, 'USDT'), 40n);
    equal(await outcome(lot(harness, ownerId, 0n)), '23514');
  },

  'coins set aside are not free to leave': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    await lot(harness, ownerId, 50n);
    await harness.hold(ownerId, 60n);
    equal(await withdrawableOf(harness.db('api'), ownerId, 'USDT'), 0n);
    equal(await withdraw(harness, withdrawal(ownerId, 1n)), 'ledger.not-free-yet');
  },

  'I11 withdrawals from two wallets at once take no more than is free': async (harness) => {
    for (let round = 0; round < 12; round += 1) {
      const ownerId = await harness.newOwnerWith(50n);
      await harness.credit(ownerId, 50n, 'otc');
      await lot(harness, ownerId, 60n);
      const asks = (['spot', 'otc'] as const).map((wallet) => withdraw(harness, withdrawal(ownerId, 40n, wallet)));
      deepEqual(tally(await Promise.all(asks)), { done: 1, 'ledger.not-free-yet': 1 });
    }
  },

  'I11 sales from two wallets, and a withdrawal, take no more than is free': async (harness) => {
    for (let round = 0; round < 12; round += 1) {
      const ownerId = await harness.newOwnerWith(50n);
      await harness.credit(ownerId, 50n, 'otc');
      await harness.credit(ownerId, 50n, 'earn');
      await lot(harness, ownerId, 110n);
      const asks = [
        sell(harness, ownerId, 40n, 'spot'),
        sell(harness, ownerId, 40n, 'otc'),
        withdraw(harness, withdrawal(ownerId, 40n, 'earn')),
      ];
      deepEqual(tally(await Promise.all(asks)), { done: 1, 'ledger.not-free-yet': 2 });
    }
  },
};

export const ledgerLotChecks: readonly LedgerCheck[] = Object.entries(lotChecks).map(([name, run]) => ({ name, run }));
