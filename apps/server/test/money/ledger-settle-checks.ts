import { deepEqual, equal, ok } from 'node:assert/strict';
import type { AccountId } from '@peerbourse/contract/ids';
import type { LedgerCheck, LedgerHarness } from './ledger-harness.ts';
import { newKey, outcome, tally } from './ledger-harness.ts';

interface SetLeg {
  owner: AccountId | null;
  purpose: string;
  amount: bigint;
  asset?: string;
  subKey?: string;
}

const leg = (owner: AccountId | null, purpose: string, amount: bigint, asset = 'USDT', subKey = ''): SetLeg => ({
  owner,
  purpose,
  amount,
  asset,
  subKey,
});

/** Of a kind that the laboratory alone writes, in sets. */
const kind = 'lab-set';

async function allowSets(harness: LedgerHarness): Promise<void> {
  await harness.ask(
    'owner',
    `INSERT INTO ledger_powers (role, kind, from_purpose, to_purpose, receiver, in_sets) VALUES
       ('pb_owner', $1, 'spot', 'order-hold', 'owner', true), ('pb_owner', $1, 'order-hold', 'spot', 'anybody', true),
       ('pb_owner', $1, 'order-hold', 'spot', 'owner', true), ('pb_owner', $1, 'order-hold', 'fee', 'house', true)
     ON CONFLICT DO NOTHING`,
    [kind],
  );
}

async function settle(harness: LedgerHarness, legs: readonly SetLeg[], key = newKey()): Promise<string | null> {
  await allowSets(harness);
  const [row] = await harness.ask<{ journal: string | null }>(
    'owner',
    `SELECT ledger_settle($1, $2, '', ledger_account_ids($3::bigint[], $4::text[], $5::text[]), $6::text[], $7::bigint[]) AS journal`,
    [
      kind,
      key,
      legs.map(({ owner }) => owner),
      legs.map(({ asset }) => asset ?? 'USDT'),
      legs.map(({ purpose }) => purpose),
      legs.map(({ subKey }) => subKey ?? ''),
      legs.map(({ amount }) => String(amount)),
    ],
  );
  return row?.journal ?? null;
}

const of = (owner: AccountId | null, purpose: string) => ({ ownerId: owner, purpose }) as Parameters<LedgerHarness['balance']>[0];

const settleChecks: Record<string, (harness: LedgerHarness) => Promise<void>> = {
  'a journal of many accounts moves what it says, and what meets in one place is one posting': async (harness) => {
    const [one, other] = [await harness.newOwnerWith(1_000n), await harness.newOwnerWith(500n)];
    await settle(harness, [
      leg(one, 'spot', -600n),
      leg(one, 'order-hold', 600n),
      leg(other, 'spot', -500n),
      leg(other, 'order-hold', 500n),
    ]);
    const journal = await settle(harness, [
      leg(one, 'order-hold', -100n),
      leg(one, 'order-hold', -200n),
      leg(other, 'spot', 280n),
      leg(null, 'fee', 20n),
    ]);
    equal(await harness.balance(of(one, 'order-hold')), 300n);
    equal(await harness.balance(of(other, 'spot')), 280n);
    const rows = await harness.ask('owner', 'SELECT amount, balance_after FROM ledger_postings WHERE journal_id = $1 ORDER BY amount', [
      journal,
    ]);
    deepEqual(rows, [
      { amount: -300n, balance_after: 300n },
      { amount: 20n, balance_after: null },
      { amount: 280n, balance_after: 280n },
    ]);
  },

  'a journal of many accounts is not written when one of them has too little': async (harness) => {
    const [one, poor] = [await harness.newOwnerWith(1_000n), await harness.newOwnerWith(5n)];
    const legs = [leg(one, 'spot', -10n), leg(one, 'order-hold', 10n), leg(poor, 'spot', -6n), leg(poor, 'order-hold', 6n)];
    equal(await outcome(settle(harness, legs)), 'PB001');
    equal(await harness.balance(of(one, 'spot')), 1_000n);
    equal(await harness.balance(of(one, 'order-hold')), undefined);
  },

  'a journal of many accounts that is not balanced is refused at commit': async (harness) => {
    const [one, other] = [await harness.newOwnerWith(100n), await harness.newOwner()];
    await settle(harness, [leg(one, 'spot', -50n), leg(one, 'order-hold', 50n)]);
    equal(await outcome(settle(harness, [leg(one, 'order-hold', -10n), leg(other, 'spot', 11n)])), 'PB010');
    equal(await harness.balance(of(one, 'order-hold')), 50n);
    equal(await harness.balance(of(other, 'spot')), undefined);
  },

  'coins of one asset do not make up for another': async (harness) => {
    const [one, other] = [await harness.newOwnerWith(100n), await harness.newOwnerWith(100n, 'spot', 'BTC')];
    await settle(harness, [leg(one, 'spot', -50n), leg(one, 'order-hold', 50n)]);
    equal(await outcome(settle(harness, [leg(one, 'order-hold', -10n), leg(other, 'spot', 10n, 'BTC')])), 'PB010');
  },

  'I8 a journal of many accounts happens once, and its key belongs to it': async (harness) => {
    const owner = await harness.newOwnerWith(100n);
    const key = newKey();
    const legs = [leg(owner, 'spot', -10n), leg(owner, 'order-hold', 10n)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => settle(harness, legs, key)));
    equal(answers.filter((journal) => journal !== null).length, 1);
    equal(await outcome(settle(harness, [leg(owner, 'spot', -11n), leg(owner, 'order-hold', 11n)], key)), 'PB002');
    equal(await harness.balance(of(owner, 'order-hold')), 10n);
  },

  'coins go to others only where a power says so': async (harness) => {
    const [one, other] = [await harness.newOwnerWith(100n), await harness.newOwner()];
    equal(await outcome(settle(harness, [leg(one, 'spot', -10n), leg(other, 'order-hold', 10n)])), '42501');
    equal(await outcome(settle(harness, [leg(one, 'spot', -10n), leg(null, 'fee', 10n)])), '42501');
  },

  'what is written in sets is written no other way, and no role writes sets': async (harness) => {
    const owner = await harness.newOwnerWith(100n);
    await allowSets(harness);
    const asPost = `SELECT ledger_post($1, $2, '', ARRAY[$3, $3]::bigint[], '{USDT,USDT}', '{spot,order-hold}', ARRAY['', ''], '{-1,1}')`;
    equal(await outcome(harness.ask('owner', asPost, [kind, newKey(), owner])), '42501');
    for (const role of ['api', 'admin', 'stream', 'worker', 'matcher', 'readonly'] as const) {
      const asRole = harness.ask(role, `SELECT ledger_settle('lab-set', 'lab:none', '', '{}', '{}', '{}')`);
      equal(await outcome(asRole), '42501');
    }
  },

  'a journal takes no posting of a later transaction': async (harness) => {
    const owner = await harness.newOwnerWith(100n);
    const journal = await settle(harness, [leg(owner, 'spot', -10n), leg(owner, 'order-hold', 10n)]);
    const late = harness.ask(
      'owner',
      `INSERT INTO ledger_postings (journal_id, account_id, owner_id, asset, amount, balance_after, at)
       SELECT journal_id, account_id, owner_id, asset, amount, balance_after, at FROM ledger_postings WHERE journal_id = $1`,
      [journal],
    );
    equal(await outcome(late), 'PB010');
  },

  'whoever wants to see the check at once gets no journal past it': async (harness) => {
    const owner = await harness.newOwnerWith(100n);
    await allowSets(harness);
    const client = await harness.connect('owner');
    try {
      await client.query('BEGIN');
      await client.query('SET CONSTRAINTS ALL IMMEDIATE');
      const text = `SELECT ledger_settle($1, $2, '', ledger_account_ids(ARRAY[$3, $3]::bigint[], '{USDT,USDT}', '{spot,order-hold}'), ARRAY['', ''], '{-1,2}')`;
      equal(await outcome(client.query(text, [kind, newKey(), owner])), 'PB010');
    } finally {
      await client.end();
    }
  },

  'a part of an account that is empty has no row, and a wallet has no parts': async (harness) => {
    const owner = await harness.newOwnerWith(100n);
    await settle(harness, [leg(owner, 'spot', -10n), leg(owner, 'order-hold', 10n, 'USDT', 'one')]);
    await settle(harness, [leg(owner, 'order-hold', -10n, 'USDT', 'one'), leg(owner, 'spot', 10n)]);
    equal(await harness.balance({ ...of(owner, 'order-hold'), subKey: 'one' }), undefined);
    equal(await outcome(settle(harness, [leg(owner, 'order-hold', -1n), leg(owner, 'spot', 1n, 'USDT', 'one')])), 'PB005');
  },

  'every owner of a journal is told of it once, whoever else is in it': async (harness) => {
    const owners = await Promise.all(Array.from({ length: 5 }, () => harness.newOwnerWith(100n)));
    const journal = await settle(
      harness,
      owners.flatMap((owner) => [leg(owner, 'spot', -1n), leg(owner, 'order-hold', 1n)]),
    );
    const told = await harness.ask<{ id: bigint; body: { assets: string[] } }>(
      'owner',
      `SELECT accounts_users.id, body FROM platform_outbox JOIN accounts_users ON user_id = key WHERE stream = 'ledger' AND body ->> 'journal' = $1 ORDER BY 1`,
      [journal],
    );
    deepEqual(
      told.map(({ id, body }) => [String(id), body.assets]),
      owners.toSorted((left, right) => Number(left) - Number(right)).map((owner) => [owner, ['USDT']]),
    );
  },

  'journals of many accounts at once on the same people: no deadlock, nothing lost': async (harness) => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => harness.newOwnerWith(100n)));
    await settle(
      harness,
      owners.flatMap((owner) => [leg(owner, 'spot', -100n), leg(owner, 'order-hold', 100n)]),
    );
    const rounds = Array.from({ length: 48 }, (_, round) => {
      const giver = owners[round % owners.length] as AccountId;
      const takers = owners.filter((owner) => owner !== giver).sort(() => (round % 2 ? 1 : -1));
      return outcome(settle(harness, [leg(giver, 'order-hold', -5n), ...takers.map((owner) => leg(owner, 'spot', 1n))]));
    });
    deepEqual(tally(await Promise.all(rounds)), { done: 48 });
    const sums = await Promise.all(
      owners.map(async (owner) => [await harness.balance(of(owner, 'spot')), await harness.balance(of(owner, 'order-hold'))]),
    );
    equal(
      sums.flat().reduce((sum: bigint, units) => sum + (units ?? 0n), 0n),
      600n,
    );
    ok(sums.every(([, held]) => held === 60n));
  },
};

export const ledgerSettleChecks: readonly LedgerCheck[] = Object.entries(settleChecks).map(([name, run]) => ({ name, run }));
