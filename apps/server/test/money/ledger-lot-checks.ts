import { deepEqual, equal } from 'node:assert/strict';
import { settings } from '@peerbourse/contract/core/rates/settings';
import type { AccountId } from '@peerbourse/contract/ids';
import { giveLot, holdCoins, lockSellable, moveCoins, moveLegs, type Wallet, withdrawableOf } from '#modules/money/ledger/index.ts';
import type { Move } from '#modules/money/ledger/move-coins.ts';
import { escrow, type LedgerCheck, type LedgerHarness, newKey, opening, otc, outcome, spot, tally } from './ledger-harness.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000);

interface Given {
  expiresAt?: Date;
  reference?: string;
  asset?: string;
}

const lot = (
  harness: LedgerHarness,
  ownerId: AccountId,
  amount: bigint,
  { expiresAt = inAnHour(), reference = newKey(), asset = 'USDT' }: Given = {},
) => harness.act('api', (tx) => giveLot(tx, { ownerId, asset, amount, reference, expiresAt }));

const free = (harness: LedgerHarness, ownerId: AccountId, asset: string) => withdrawableOf(harness.db('api'), ownerId, asset);

const staleAfter = settings['rates.staleAfterSeconds'].initial;

/** What a coin costs in USDT, and since how many seconds. */
async function price(harness: LedgerHarness, asset: string, usdt: number, age = 0): Promise<void> {
  await harness.ask('owner', 'UPDATE platform_identity SET clock_offset = make_interval(secs => $1)', [-age]);
  await harness
    .ask('owner', `SELECT FROM rates_publish(ARRAY[lower($1) || '_usdt'], ARRAY[$2::bigint], '{1}', 'lab')`, [
      asset,
      String(Math.round(usdt * 10 ** 8)),
    ])
    .finally(() => harness.ask('owner', 'UPDATE platform_identity SET clock_offset = NULL'));
}

const noPrice = (harness: LedgerHarness, asset: string) =>
  harness.ask('owner', `DELETE FROM rates_prices WHERE pair = lower($1) || '_usdt'`, [asset]);

const hundredUsdt = 100_000_000n;

/** Somebody who has bought 100 USDT with a lot, and has traded them for something else. */
async function ownerWithout(harness: LedgerHarness): Promise<AccountId> {
  const ownerId = await harness.newOwnerWith(hundredUsdt);
  await lot(harness, ownerId, hundredUsdt);
  await spend(harness, ownerId, hundredUsdt, 'USDT');
  return ownerId;
}

/** Coins go without leaving the exchange. */
const spend = (harness: LedgerHarness, ownerId: AccountId, amount: bigint, asset: string) =>
  harness.act('worker', (tx) =>
    moveCoins(tx, { kind: 'spot-trade', key: newKey(), reference: '', legs: moveLegs(asset, amount, spot(ownerId), opening) }),
  );

const takeOut = (harness: LedgerHarness, ownerId: AccountId, amount: bigint, asset: string) =>
  withdraw(harness, { ...withdrawal(ownerId, 1n), legs: moveLegs(asset, amount, spot(ownerId), opening) });

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
    await lot(harness, ownerId, 100n, { expiresAt: new Date(Date.now() - 1_000) });
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
    const given = await Promise.all(Array.from({ length: 8 }, () => lot(harness, ownerId, 60n, { expiresAt, reference })));
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

  'a lot that is over says nothing beside one that runs': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    await lot(harness, ownerId, 60n, { expiresAt: new Date(Date.now() - 1_000) });
    await lot(harness, ownerId, 30n);
    equal(await free(harness, ownerId, 'USDT'), 70n);
  },

  'coins that a lot keeps hold back what they were traded for': async (harness) => {
    await price(harness, 'BTC', 50_000);
    const ownerId = await ownerWithout(harness);
    // 100 USDT are 200,000 units of BTC.
    await harness.credit(ownerId, 300_000n, 'spot', 'BTC');
    equal(await free(harness, ownerId, 'BTC'), 100_000n);
    equal(await takeOut(harness, ownerId, 100_001n, 'BTC'), 'ledger.not-free-yet');
    // What was lost in value is missing as well, to the last unit: 100 USDT are 200,000.8 units now.
    await price(harness, 'BTC', 49_999.8);
    equal(await free(harness, ownerId, 'BTC'), 99_999n);
    equal(await takeOut(harness, ownerId, 100_000n, 'BTC'), 'ledger.not-free-yet');
    equal(await takeOut(harness, ownerId, 99_999n, 'BTC'), 'done');
    equal(await takeOut(harness, ownerId, 1n, 'BTC'), 'ledger.not-free-yet');
    // The coin of the lot comes first again when there is some of it.
    await price(harness, 'BTC', 50_000);
    await harness.credit(ownerId, 40_000_000n);
    equal(await free(harness, ownerId, 'USDT'), 0n);
    equal(await free(harness, ownerId, 'BTC'), 80_001n);
  },

  'the lots of a coin keep that coin first, however much there is of others': async (harness) => {
    await price(harness, 'BTC', 50_000);
    const ownerId = await harness.newOwnerWith(100n);
    await harness.credit(ownerId, 10_000_000n, 'spot', 'BTC');
    await lot(harness, ownerId, 70n);
    deepEqual([await free(harness, ownerId, 'USDT'), await free(harness, ownerId, 'BTC')], [30n, 10_000_000n]);
    equal(await takeOut(harness, ownerId, 31n, 'USDT'), 'ledger.not-free-yet');
  },

  'what is sold on P2P is looked at like what is withdrawn': async (harness) => {
    await price(harness, 'BTC', 50_000);
    const ownerId = await ownerWithout(harness);
    await harness.credit(ownerId, 300_000n, 'otc', 'BTC');
    equal(await harness.act('api', (tx) => lockSellable(tx, ownerId, 'BTC')), 100_000n);
    const sale = {
      kind: 'p2p-hold',
      key: newKey(),
      reference: 'order of the lab',
      ownerId,
      asset: 'BTC',
      from: 'otc' as const,
      deadline: null,
    };
    const sell = (amount: bigint) =>
      outcome(harness.act('api', (tx) => holdCoins(tx, { ...sale, to: { ...escrow, subKey: newKey() }, amount, isSale: true })));
    equal(await sell(100_001n), 'ledger.not-free-yet');
    equal(await sell(100_000n), 'done');
  },

  'a price that is too old is none: what was traded for stays': async (harness) => {
    const ownerId = await ownerWithout(harness);
    await harness.credit(ownerId, 300_000n, 'spot', 'BTC');
    await price(harness, 'BTC', 50_000, staleAfter + 5);
    equal(await free(harness, ownerId, 'BTC'), 0n);
    equal(await takeOut(harness, ownerId, 1n, 'BTC'), 'ledger.not-free-yet');
    await price(harness, 'BTC', 50_000, staleAfter - 30);
    equal(await free(harness, ownerId, 'BTC'), 100_000n);
  },

  'what is missing of a coin without a price is covered by nothing': async (harness) => {
    await noPrice(harness, 'DOGE');
    const ownerId = await harness.newOwnerWith(10n, 'spot', 'DOGE');
    await lot(harness, ownerId, 10n, { asset: 'DOGE' });
    await harness.credit(ownerId, hundredUsdt);
    equal(await free(harness, ownerId, 'USDT'), hundredUsdt);
    await spend(harness, ownerId, 1n, 'DOGE');
    equal(await free(harness, ownerId, 'USDT'), 0n);
    equal(await takeOut(harness, ownerId, 1n, 'USDT'), 'ledger.not-free-yet');
    await price(harness, 'DOGE', 1);
    equal(await free(harness, ownerId, 'USDT'), hundredUsdt - 1n);
    await noPrice(harness, 'DOGE');
  },

  'a coin without a price covers nothing, and leaves when others cover all': async (harness) => {
    await price(harness, 'BTC', 50_000);
    await noPrice(harness, 'DOGE');
    const ownerId = await ownerWithout(harness);
    await harness.credit(ownerId, 1_000_000_000n, 'spot', 'DOGE');
    await harness.credit(ownerId, 199_999n, 'spot', 'BTC');
    equal(await free(harness, ownerId, 'DOGE'), 0n);
    equal(await takeOut(harness, ownerId, 1n, 'DOGE'), 'ledger.not-free-yet');
    await harness.credit(ownerId, 1n, 'spot', 'BTC');
    equal(await free(harness, ownerId, 'DOGE'), 1_000_000_000n);
    equal(await takeOut(harness, ownerId, 1_000_000_000n, 'DOGE'), 'done');
  },

  'coins in orders of a market stay, and those that are offered on P2P do not': async (harness) => {
    const aside = async (purpose: 'order-hold' | 'quote' | 'ad-reserve') => {
      const ownerId = await harness.newOwnerWith(100n);
      await lot(harness, ownerId, 70n);
      const legs = moveLegs('USDT', 60n, spot(ownerId), { ownerId, purpose });
      await harness.act('worker', (tx) => moveCoins(tx, { kind: 'contract', key: newKey(), reference: '', legs }));
      return await free(harness, ownerId, 'USDT');
    };
    deepEqual([await aside('order-hold'), await aside('quote'), await aside('ad-reserve')], [30n, 30n, 0n]);
    const ownerId = await harness.newOwnerWith(100n);
    await lot(harness, ownerId, 10n);
    const legs = moveLegs('USDT', 60n, spot(ownerId), { ownerId, purpose: 'order-hold' } as const);
    await harness.act('worker', (tx) => moveCoins(tx, { kind: 'contract', key: newKey(), reference: '', legs }));
    equal(await free(harness, ownerId, 'USDT'), 40n);
  },

  'I11 withdrawals of two coins at once leave what the lots keep': async (harness) => {
    await price(harness, 'BTC', 50_000);
    await price(harness, 'ETH', 5_000);
    for (let round = 0; round < 12; round += 1) {
      const ownerId = await ownerWithout(harness);
      await harness.credit(ownerId, 120_000n, 'spot', 'BTC');
      await harness.credit(ownerId, 1_200_000n, 'spot', 'ETH');
      const asks = [takeOut(harness, ownerId, 40_000n, 'BTC'), takeOut(harness, ownerId, 400_000n, 'ETH')];
      deepEqual(tally(await Promise.all(asks)), { done: 1, 'ledger.not-free-yet': 1 });
    }
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
