import { equal } from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import type { AccountId } from '@peerbourse/contract/ids';
import { inventory, type LedgerCheck, type LedgerHarness, outcome, spot } from './ledger-harness.ts';

const publicNo = () => String(1_000_000_000 + randomInt(2 ** 40));

async function newMember(harness: LedgerHarness, roles: string, state = 'active'): Promise<string> {
  const number = publicNo();
  const [row] = await harness.ask<{ id: string }>(
    'owner',
    `INSERT INTO staff_members (staff_id, name, email, password_hash, totp_secret, roles, state)
     VALUES ($1, 'm' || $1, $1 || '@ledger.test', 'none', 'none', $2::text[], $3) RETURNING id::text`,
    [number, roles, state],
  );
  return row?.id ?? '';
}

/** As the console writes it: by the role that may propose and may not approve. */
async function propose(
  harness: LedgerHarness,
  ownerId: AccountId | null,
  by: string,
  more: { amount?: string; wallet?: string; days?: number } = {},
) {
  const { amount = '5', wallet = 'spot', days = 7 } = more;
  const correctionNo = publicNo();
  await harness.ask(
    'admin',
    `INSERT INTO ledger_corrections (correction_no, owner_id, asset, wallet, amount, usdt_value, reason, proposed_by, expires_at)
     VALUES ($1, $2, 'USDT', $3, $4, 5, 'a reason of the tests', $5, app_now() + make_interval(days => $6))`,
    [correctionNo, ownerId, wallet, amount, by, days],
  );
  return correctionNo;
}

const correct = (harness: LedgerHarness, correctionNo: string, by: string) =>
  outcome(harness.ask('admin', 'SELECT ledger_correct($1, $2)', [correctionNo, by]));

const correctionChecks: Record<string, (harness: LedgerHarness) => Promise<void>> = {
  'a correction is carried out by a second member, once': async (harness) => {
    const ownerId = await harness.newOwner();
    const [risk, approver] = [await newMember(harness, '{risk}'), await newMember(harness, '{approver}')];
    const correctionNo = await propose(harness, ownerId, risk);
    equal(await correct(harness, correctionNo, approver), 'done');
    equal(await harness.balance(spot(ownerId)), 5n);
    equal(await correct(harness, correctionNo, approver), 'PB006');
    equal(await correct(harness, await propose(harness, ownerId, risk, { amount: '-3' }), approver), 'done');
    equal(await harness.balance(spot(ownerId)), 2n);
    equal(await correct(harness, await propose(harness, ownerId, risk, { amount: '-3' }), approver), 'PB001');
  },

  'a correction has two persons, who may': async (harness) => {
    const ownerId = await harness.newOwner();
    const [both, risk] = [await newMember(harness, '{risk,approver}'), await newMember(harness, '{risk}')];
    const correctionNo = await propose(harness, ownerId, both);
    equal(await correct(harness, correctionNo, both), 'PB007');
    equal(await correct(harness, correctionNo, risk), 'PB007');
    equal(await correct(harness, correctionNo, await newMember(harness, '{approver}', 'suspended')), 'PB007');
    equal(await correct(harness, correctionNo, '0'), 'PB007');
    const approver = await newMember(harness, '{approver}');
    equal(await correct(harness, await propose(harness, ownerId, await newMember(harness, '{editor}')), approver), 'PB007');
    equal(await harness.balance(spot(ownerId)), undefined);
  },

  'a correction that nobody proposed, that is too old, or that is of coins set aside is none': async (harness) => {
    const ownerId = await harness.newOwner();
    const [risk, approver] = [await newMember(harness, '{risk}'), await newMember(harness, '{approver}')];
    equal(await correct(harness, publicNo(), approver), 'PB006');
    equal(await correct(harness, await propose(harness, ownerId, risk, { days: -1 }), approver), 'PB006');
    equal(await correct(harness, await propose(harness, ownerId, risk, { wallet: 'risk' }), approver), 'PB006');
  },

  "the house's coins for sale come and go by two members, and no further than its inventory": async (harness) => {
    const ownerId = await harness.newOwner();
    const [risk, approver] = [await newMember(harness, '{risk}'), await newMember(harness, '{approver}')];
    const ofHouse = (amount: string) => propose(harness, null, risk, { amount, wallet: 'inventory' });
    const before = (await harness.balance(inventory)) ?? 0n;
    equal(await correct(harness, await ofHouse('5'), risk), 'PB007');
    equal(await correct(harness, await ofHouse('5'), approver), 'done');
    equal(await correct(harness, await ofHouse('-2'), approver), 'done');
    equal(await harness.balance(inventory), before + 3n);
    equal(await correct(harness, await ofHouse(String(-before - 4n)), approver), 'PB001');
    equal(await outcome(propose(harness, null, risk)), '23514');
    equal(await outcome(propose(harness, ownerId, risk, { wallet: 'inventory' })), '23514');
  },

  'currencies are assets of the house alone': async (harness) => {
    const ownerId = await harness.newOwner();
    const account = (owner: AccountId | null, purpose: string) =>
      outcome(harness.ask('owner', `SELECT ledger_account_ids(ARRAY[$1]::bigint[], ARRAY['EUR'], ARRAY[$2])`, [owner, purpose]));
    for (const purpose of ['receivable', 'bank', 'trading', 'fee']) equal(await account(null, purpose), 'done', purpose);
    for (const purpose of ['spot', 'otc', 'risk']) equal(await account(ownerId, purpose), 'PB005', purpose);
    equal(await outcome(harness.ask('owner', `UPDATE ledger_accounts SET asset = 'EUR' WHERE owner_id IS NOT NULL`)), 'PB005');
  },

  'the console can neither approve by hand nor reach clearing': async (harness) => {
    const ownerId = await harness.newOwnerWith(5n);
    const [risk, approver] = [await newMember(harness, '{risk}'), await newMember(harness, '{approver}')];
    const correctionNo = await propose(harness, ownerId, risk);
    const approve = `UPDATE ledger_corrections SET state = 'approved', decided_by = $2, decided_at = app_now()`;
    equal(await outcome(harness.ask('admin', `${approve} WHERE correction_no = $1`, [correctionNo, approver])), '23514');
    const journal = `, journal_id = (SELECT id FROM ledger_journals LIMIT 1) WHERE correction_no = $1`;
    equal(await outcome(harness.ask('admin', `${approve}${journal}`, [correctionNo, approver])), '42501');
    for (const role of ['api', 'worker', 'matcher', 'stream', 'readonly'] as const) {
      equal(await outcome(harness.ask(role, 'SELECT ledger_correct($1, $2)', [correctionNo, approver])), '42501', role);
    }
  },
};

export const ledgerCorrectionChecks: readonly LedgerCheck[] = Object.entries(correctionChecks).map(([name, run]) => ({ name, run }));
