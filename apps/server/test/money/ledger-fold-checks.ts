import { deepEqual, equal } from 'node:assert/strict';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import { clearing, fee, type LedgerCheck, type LedgerLab, newKey, spot } from './ledger-harness.ts';

/** What the view says of every account of the house, and what the postings say. */
async function houseSums(lab: LedgerLab): Promise<Array<{ account_id: bigint; shown: string; summed: string }>> {
  return await lab.ask(
    'owner',
    `SELECT account_id, balance::text AS shown, coalesce((SELECT sum(amount) FROM ledger_postings posting WHERE posting.account_id = house.account_id), 0)::text AS summed
     FROM ledger_account_balances house WHERE owner_id IS NULL ORDER BY account_id`,
  );
}

async function expectExact(lab: LedgerLab): Promise<void> {
  const wrong = (await houseSums(lab)).filter(({ shown, summed }) => shown !== summed);
  deepEqual(wrong, []);
}

const payFee = (lab: LedgerLab, ownerId: string) =>
  lab.act('api', (tx) => moveCoins(tx, { kind: 'fee', key: newKey(), reference: '', legs: moveLegs('USDT', 1n, spot(ownerId), fee) }));

async function payFees(lab: LedgerLab, ownerId: string, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) await payFee(lab, ownerId);
}

const rawFee = `SELECT ledger_post('fee', $1, '', ARRAY[$2::bigint, NULL], '{USDT,USDT}', '{spot,fee}', '{"",""}', '{-1,1}')`;

const foldChecks: Record<string, (lab: LedgerLab) => Promise<void>> = {
  'folds are exact while transactions run': async (lab) => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => lab.newOwnerWith(1_000n)));
    // Began before the fold, commits after it: its postings have small ids and a small transaction number.
    const slow = await lab.connect('api');
    await slow.query('BEGIN');
    await slow.query(rawFee, [newKey(), await lab.newOwnerWith(10n)]);
    const work = Promise.allSettled(owners.map((ownerId) => payFees(lab, ownerId, 12)));
    try {
      for (let round = 0; round < 6; round += 1) {
        await lab.ask('worker', 'SELECT ledger_fold()');
        await expectExact(lab);
      }
    } finally {
      await work;
    }
    await lab.ask('worker', 'SELECT ledger_fold()');
    await slow.query('COMMIT');
    await slow.end();
    await expectExact(lab);
    await lab.ask('worker', 'SELECT ledger_fold()');
    await lab.ask('worker', 'SELECT ledger_fold()');
    await expectExact(lab);
  },

  'what is folded is not read again': async (lab) => {
    const ownerId = await lab.newOwnerWith(10n);
    await payFee(lab, ownerId);
    // Nothing else may run that could hold the fold back.
    for (let tries = 0; tries < 50; tries += 1) {
      await lab.ask('worker', 'SELECT ledger_fold()');
      const [left] = await lab.ask<{ count: number }>(
        'owner',
        `SELECT count(*)::int AS count FROM ledger_postings posting LEFT JOIN ledger_folds fold USING (account_id)
         WHERE balance_after IS NULL AND (folded_to IS NULL OR posting.written_in >= folded_to)`,
      );
      if (left?.count === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('postings are never folded');
  },

  'two folds at once add nothing twice': async (lab) => {
    const ownerId = await lab.newOwnerWith(1_000n);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([payFee(lab, ownerId), payFee(lab, ownerId), payFee(lab, ownerId)]);
      // Both begin before either has ended.
      const [one, two] = await Promise.all([lab.connect('worker'), lab.connect('worker')]);
      await Promise.all([one.query('BEGIN'), two.query('BEGIN')]);
      await one.query('SELECT ledger_fold()');
      const second = two.query('SELECT ledger_fold()');
      await new Promise((resolve) => setTimeout(resolve, 30));
      await one.query('COMMIT');
      await second;
      await two.query('COMMIT');
      await Promise.all([one.end(), two.end()]);
      await expectExact(lab);
    }
  },

  'the house goes below zero where coins come in, and nowhere else has it a row': async (lab) => {
    const before = await houseSums(lab);
    const ownerId = await lab.newOwnerWith(50n);
    await lab.act('worker', (tx) =>
      moveCoins(tx, { kind: 'debit', key: newKey(), reference: '', legs: moveLegs('USDT', 20n, spot(ownerId), clearing) }),
    );
    const [{ id } = { id: 0n }] = await lab.ask<{ id: bigint }>(
      'owner',
      `SELECT id FROM ledger_accounts WHERE owner_id IS NULL AND asset = 'USDT' AND purpose = 'clearing'`,
    );
    const change = async () => BigInt((await houseSums(lab)).find((row) => row.account_id === id)?.shown ?? 0);
    equal((await change()) - BigInt(before.find((row) => row.account_id === id)?.shown ?? 0), -30n);
    const rows = `SELECT FROM ledger_balances JOIN ledger_accounts ON id = account_id WHERE owner_id IS NULL AND purpose <> 'escrow'`;
    equal((await lab.ask('owner', rows)).length, 0);
  },
};

export const ledgerFoldChecks: readonly LedgerCheck[] = Object.entries(foldChecks).map(([name, run]) => ({ name, run }));
