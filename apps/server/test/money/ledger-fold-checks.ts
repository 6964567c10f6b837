import { deepEqual, equal } from 'node:assert/strict';
import type { AccountId } from '@peerbourse/contract/ids';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import { fee, type LedgerCheck, type LedgerHarness, newKey, opening, spot } from './ledger-harness.ts';

/** What the view says of every account of the house, and what the postings say. */
async function houseSums(harness: LedgerHarness): Promise<Array<{ account_id: bigint; shown: string; summed: string }>> {
  return await harness.ask(
    'owner',
    `SELECT account_id, balance::text AS shown, coalesce((SELECT sum(amount) FROM ledger_postings posting WHERE posting.account_id = house.account_id), 0)::text AS summed
     FROM ledger_account_balances house WHERE owner_id IS NULL ORDER BY account_id`,
  );
}

async function expectExact(harness: LedgerHarness): Promise<void> {
  const wrong = (await houseSums(harness)).filter(({ shown, summed }) => shown !== summed);
  deepEqual(wrong, []);
}

const payFee = (harness: LedgerHarness, ownerId: AccountId) =>
  harness.act('api', (tx) => moveCoins(tx, { kind: 'fee', key: newKey(), reference: '', legs: moveLegs('USDT', 1n, spot(ownerId), fee) }));

async function payFees(harness: LedgerHarness, ownerId: AccountId, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) await payFee(harness, ownerId);
}

const rawFee = `SELECT ledger_post('fee', $1, '', ARRAY[$2::bigint, NULL], '{USDT,USDT}', '{spot,fee}', '{"",""}', '{-1,1}')`;

const foldChecks: Record<string, (harness: LedgerHarness) => Promise<void>> = {
  'folds are exact while transactions run': async (harness) => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => harness.newOwnerWith(1_000n)));
    // Began before the fold, commits after it: its postings have small ids and a small transaction number.
    const slow = await harness.connect('api');
    await slow.query('BEGIN');
    await slow.query(rawFee, [newKey(), await harness.newOwnerWith(10n)]);
    const work = Promise.allSettled(owners.map((ownerId) => payFees(harness, ownerId, 12)));
    try {
      for (let round = 0; round < 6; round += 1) {
        await harness.ask('worker', 'SELECT ledger_fold()');
        await expectExact(harness);
      }
    } finally {
      await work;
    }
    await harness.ask('worker', 'SELECT ledger_fold()');
    await slow.query('COMMIT');
    await slow.end();
    await expectExact(harness);
    await harness.ask('worker', 'SELECT ledger_fold()');
    await harness.ask('worker', 'SELECT ledger_fold()');
    await expectExact(harness);
  },

  'what is folded is not read again': async (harness) => {
    const ownerId = await harness.newOwnerWith(10n);
    await payFee(harness, ownerId);
    // Nothing else may run that could hold the fold back.
    for (let tries = 0; tries < 50; tries += 1) {
      await harness.ask('worker', 'SELECT ledger_fold()');
      const [left] = await harness.ask<{ count: number }>(
        'owner',
        `SELECT count(*)::int AS count FROM ledger_postings posting LEFT JOIN ledger_folds fold USING (account_id)
         WHERE balance_after IS NULL AND (folded_to IS NULL OR posting.written_in >= folded_to)`,
      );
      if (left?.count === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('postings are never folded');
  },

  'two folds at once add nothing twice': async (harness) => {
    const ownerId = await harness.newOwnerWith(1_000n);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([payFee(harness, ownerId), payFee(harness, ownerId), payFee(harness, ownerId)]);
      // Both begin before either has ended.
      const [one, two] = await Promise.all([harness.connect('worker'), harness.connect('worker')]);
      await Promise.all([one.query('BEGIN'), two.query('BEGIN')]);
      await one.query('SELECT ledger_fold()');
      const second = two.query('SELECT ledger_fold()');
      await new Promise((resolve) => setTimeout(resolve, 30));
      await one.query('COMMIT');
      await second;
      await two.query('COMMIT');
      await Promise.all([one.end(), two.end()]);
      await expectExact(harness);
    }
  },

  'the house goes below zero where coins come in, and nowhere else has it a row': async (harness) => {
    const before = await houseSums(harness);
    const ownerId = await harness.newOwnerWith(50n);
    await harness.act('worker', (tx) =>
      moveCoins(tx, { kind: 'debit', key: newKey(), reference: '', legs: moveLegs('USDT', 20n, spot(ownerId), opening) }),
    );
    const [{ id } = { id: 0n }] = await harness.ask<{ id: bigint }>(
      'owner',
      `SELECT id FROM ledger_accounts WHERE owner_id IS NULL AND asset = 'USDT' AND purpose = 'opening'`,
    );
    const change = async () => BigInt((await houseSums(harness)).find((row) => row.account_id === id)?.shown ?? 0);
    equal((await change()) - BigInt(before.find((row) => row.account_id === id)?.shown ?? 0), -30n);
    const rows = `SELECT FROM ledger_balances JOIN ledger_accounts ON id = account_id WHERE owner_id IS NULL AND purpose NOT IN ('escrow', 'inventory')`;
    equal((await harness.ask('owner', rows)).length, 0);
  },
};

export const ledgerFoldChecks: readonly LedgerCheck[] = Object.entries(foldChecks).map(([name, run]) => ({ name, run }));
