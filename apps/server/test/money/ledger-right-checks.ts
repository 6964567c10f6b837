import { deepEqual, equal } from 'node:assert/strict';
import type { AccountId } from '@peerbourse/contract/ids';
import { closeSomeDay } from './ledger-closing-checks.ts';
import { type LabRole, type LedgerCheck, type LedgerHarness, newKey, outcome, roles, spot } from './ledger-harness.ts';

const tables = [
  'ledger_accounts',
  'ledger_balances',
  'ledger_journals',
  'ledger_postings',
  'ledger_folds',
  'ledger_days',
  'ledger_closings',
  'ledger_holds',
  'ledger_hold_exits',
  'ledger_lots',
  'ledger_purposes',
  'ledger_powers',
];
const onlyAddedTo = [
  'ledger_journals',
  'ledger_postings',
  'ledger_holds',
  'ledger_hold_exits',
  'ledger_lots',
  'ledger_days',
  'ledger_closings',
];

/** A column of each table, which every row has. */
const columnOf: Record<string, string> = {
  ledger_balances: 'balance',
  ledger_folds: 'balance',
  ledger_days: 'day',
  ledger_closings: 'day',
  ledger_accounts: 'purpose',
  ledger_purposes: 'purpose',
  ledger_powers: 'kind',
};
const changes = (table: string) => {
  const column = columnOf[table] ?? 'at';
  return [
    `UPDATE ${table} SET ${column} = ${column}`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table} CASCADE`,
    table === 'ledger_accounts'
      ? 'INSERT INTO ledger_accounts (asset, purpose) SELECT asset, purpose FROM ledger_accounts'
      : `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${table}`,
  ];
};

const rawPostOf = `SELECT ledger_post($1, $2, '', $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[])`;
const rawPost = `SELECT ledger_post('payment', $1, '', $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[])`;

/** Coins for somebody, out of an account of the house. */
function mint(harness: LedgerHarness, role: LabRole, ownerId: AccountId, purpose: string): Promise<string> {
  return outcome(harness.ask(role, rawPost, [newKey(), [null, ownerId], ['USDT', 'USDT'], [purpose, 'spot'], ['', ''], ['-5', '5']]));
}

/** A row of every table, so that there is something to change. */
async function fill(harness: LedgerHarness): Promise<AccountId> {
  const ownerId = await harness.newOwnerWith(100n);
  const { holdId } = await harness.hold(ownerId, 10n);
  await harness.ask('worker', `SELECT ledger_end_hold($1, 'refund', 'p2p-refund', $2, ARRAY[$3::bigint], '{spot}', '{10}')`, [
    holdId,
    newKey(),
    ownerId,
  ]);
  await harness.hold(ownerId, 10n);
  await harness.ask('worker', `SELECT ledger_give_lot($1, 'USDT', 5, $2, app_now() + interval '1 hour')`, [ownerId, newKey()]);
  await harness.ask('worker', 'SELECT ledger_fold()');
  await closeSomeDay(harness);
  return ownerId;
}

const rightChecks: Record<string, (harness: LedgerHarness) => Promise<void>> = {
  'I10 no role writes a table of the ledger': async (harness) => {
    await fill(harness);
    for (const role of roles) {
      for (const statement of tables.flatMap(changes)) equal(await outcome(harness.ask(role, statement)), '42501', `${role}: ${statement}`);
    }
  },

  'I10 not even the owner of the tables changes what happened': async (harness) => {
    await fill(harness);
    for (const statement of onlyAddedTo.flatMap((table) => changes(table).slice(0, 2))) {
      equal(await outcome(harness.ask('owner', statement)), '42501', statement);
    }
    // Each table by itself, and not only the first one that a cascade reaches.
    for (const table of onlyAddedTo) {
      const refusal = await harness.ask('owner', `TRUNCATE ${table} CASCADE`).then(String, (error: Error) => error.message);
      equal(refusal, `${table} is only added to`);
    }
  },

  'roles have the functions of the ledger, and nobody has its parts': async (harness) => {
    const rows = await harness.ask<{ name: string; role: string }>(
      'owner',
      `SELECT proname AS name, rolname AS role FROM pg_proc, pg_roles
       WHERE proname ~ '^ledger_' AND prorettype <> 'trigger'::regtype AND rolname ~ '^pb_' AND rolname <> 'pb_owner' AND has_function_privilege(rolname, pg_proc.oid, 'EXECUTE')`,
    );
    const holders = Map.groupBy(rows, ({ name }) => name);
    const of = (name: string) =>
      (holders.get(name) ?? [])
        .map(({ role }) => role)
        .toSorted()
        .join(' ');
    // What the console may write came with P2P, and a ledger by itself does not have it; docs/security/grants.tsv says who has what.
    for (const name of ['ledger_post', 'ledger_hold', 'ledger_end_hold', 'ledger_give_lot']) {
      equal(of(name).replace('pb_admin ', ''), 'pb_api pb_worker', name);
    }
    equal(of('ledger_fold'), 'pb_worker');
    equal(of('ledger_close_day'), 'pb_worker');
    equal(of('ledger_correct'), 'pb_admin');
    for (const name of [
      'ledger_write',
      'ledger_move_balance',
      'ledger_account_id',
      'ledger_account_ids',
      'ledger_wallet_locks',
      'ledger_check_lots',
      'ledger_check_powers',
      'ledger_writer',
      'ledger_settle',
      'ledger_lock_legs',
      'ledger_leave_word',
    ])
      equal(of(name), '', name);
  },

  'the public roles make no coins': async (harness) => {
    const ownerId = await fill(harness);
    for (const purpose of ['clearing', 'compensation', 'fee', 'dust', 'opening', 'inventory', 'receivable', 'bank', 'trading']) {
      equal(await mint(harness, 'api', ownerId, purpose), '42501', purpose);
    }
    const out = [newKey(), [ownerId, null], ['USDT', 'USDT'], ['spot', 'clearing'], ['', ''], ['-5', '5']];
    equal(await outcome(harness.ask('api', rawPost, out)), '42501');
    const paid = [
      newKey(),
      [ownerId, null, null, ownerId],
      ['USDT', 'USDT', 'BTC', 'BTC'],
      ['spot', 'fee', 'fee', 'spot'],
      ['', '', '', ''],
      ['-5', '5', '-5', '5'],
    ];
    equal(await outcome(harness.ask('api', rawPost, paid)), '42501');
    const fees = [newKey(), [ownerId, null], ['USDT', 'USDT'], ['spot', 'fee'], ['', ''], ['-5', '5']];
    equal(await outcome(harness.ask('api', rawPost, fees)), 'done');
    for (const role of ['admin', 'matcher', 'stream', 'readonly'] as const)
      equal(await mint(harness, role, ownerId, 'opening'), '42501', role);
  },

  'a journal is a power of its role, its kind, its way and its receiver': async (harness) => {
    const [ownerId, otherId] = [await harness.newOwnerWith(100n), await harness.newOwner()];
    const kind = `lab-${newKey().slice(4)}`;
    await harness.ask('owner', `INSERT INTO ledger_powers VALUES ('pb_api', $1, 'spot', 'otc', 'owner')`, [kind]);
    const post = (role: LabRole, [from, to]: [string, string], toId: AccountId = ownerId, asked = kind) =>
      outcome(harness.ask(role, rawPostOf, [asked, newKey(), [ownerId, toId], ['USDT', 'USDT'], [from, to], ['', ''], ['-5', '5']]));
    equal(await post('api', ['spot', 'otc']), 'done');
    // The owner of the tables has the powers of all, and no other.
    equal(await post('owner', ['spot', 'otc']), 'done');
    equal(await post('owner', ['spot', 'earn']), '42501');
    equal(await post('worker', ['spot', 'otc']), '42501');
    equal(await post('api', ['otc', 'spot']), '42501');
    equal(await post('api', ['spot', 'earn']), '42501');
    equal(await post('api', ['spot', 'otc'], otherId), '42501');
    equal(await post('api', ['spot', 'otc'], ownerId, 'no-such-kind'), '42501');
    const written = await harness.ask('owner', 'SELECT DISTINCT written_by FROM ledger_journals WHERE kind = $1 ORDER BY 1', [kind]);
    deepEqual(written, [{ written_by: 'pb_api' }, { written_by: 'pb_owner' }]);
  },

  'one way that is no power spoils an act of many': async (harness) => {
    const [ownerId, otherId] = [await harness.newOwnerWith(100n), await harness.newOwner()];
    const kind = `lab-${newKey().slice(4)}`;
    await harness.ask('owner', `INSERT INTO ledger_powers VALUES ('pb_api', $1, 'spot', 'otc', 'owner')`, [kind]);
    const split = [
      kind,
      newKey(),
      [ownerId, ownerId, otherId],
      ['USDT', 'USDT', 'USDT'],
      ['spot', 'otc', 'otc'],
      ['', '', ''],
      ['-5', '4', '1'],
    ];
    equal(await outcome(harness.ask('api', rawPostOf, split)), '42501');
  },

  'a hold ends with those whom it named': async (harness) => {
    const ownerId = await harness.newOwnerWith(100n);
    const [namedId, otherId] = [await harness.newOwner(), await harness.newOwner()];
    const kind = `lab-${newKey().slice(4)}`;
    await harness.ask(
      'owner',
      `INSERT INTO ledger_powers SELECT 'pb_api', $1, * FROM (VALUES ('spot', 'escrow', 'house'), ('escrow', 'otc', 'named')) power`,
      [kind],
    );
    const hold = `SELECT ledger_hold($1, $2, 'order', $3, 'USDT', 'spot', NULL, 'escrow', $2, 10, NULL, false, $4) AS id`;
    const [held] = await harness.ask<{ id: string }>('api', hold, [kind, newKey(), ownerId, [namedId]]);
    const end = (toId: AccountId) =>
      outcome(
        harness.ask('api', `SELECT ledger_end_hold($1, 'release', $2, $3, ARRAY[$4::bigint], '{otc}', '{10}')`, [
          held?.id,
          kind,
          newKey(),
          toId,
        ]),
      );
    // It may go on to the one named and to nobody else, not even back.
    equal(await end(otherId), 'PB005');
    equal(await end(ownerId), 'PB005');
    equal(await end(namedId), 'done');
    equal(await outcome(harness.ask('api', hold, ['no-such-kind', newKey(), ownerId, []])), '42501');
  },

  'a hold is no way out for the public roles': async (harness) => {
    const ownerId = await fill(harness);
    const { holdId } = await harness.hold(ownerId, 10n);
    const end = (role: LabRole) =>
      outcome(harness.ask(role, `SELECT ledger_end_hold($1, 'release', 'payout', $2, '{NULL}', '{opening}', '{10}')`, [holdId, newKey()]));
    equal(await end('api'), '42501');
    equal(await end('worker'), 'done');
  },

  'a temporary table stands before none of ours': async (harness) => {
    const ownerId = await harness.newOwnerWith(5n);
    const other = await harness.newOwner();
    const client = await harness.connect('api');
    await client.query(
      `CREATE TEMP TABLE ledger_balances (account_id bigint, sub_key text, balance bigint, version bigint DEFAULT 1, PRIMARY KEY (account_id, sub_key))`,
    );
    await client.query(`INSERT INTO pg_temp.ledger_balances SELECT id, '', 1000 FROM ledger_accounts`);
    await client.query('CREATE TEMP TABLE ledger_hold_exits (hold_id uuid PRIMARY KEY, exit text, journal_id uuid, at timestamptz)');
    await client.query(
      'CREATE TEMP TABLE ledger_lots (id uuid, owner_id bigint, asset text, amount bigint, reference text, expires_at timestamptz, at timestamptz, content bytea, CONSTRAINT lot_is_given_once UNIQUE (owner_id, asset, reference))',
    );
    await client.query('GRANT ALL ON ALL TABLES IN SCHEMA pg_temp TO public');
    const take = [newKey(), [ownerId, other], ['USDT', 'USDT'], ['spot', 'spot'], ['', ''], ['-500', '500']];
    equal(await outcome(client.query(rawPost, take)), 'PB001');
    const hold = `SELECT ledger_hold('p2p-hold', $1, 'order', $2, 'USDT', 'spot', NULL, 'escrow', $1, $3, NULL, false)`;
    equal(await outcome(client.query(hold, [newKey(), ownerId, 500])), 'PB001');
    const { holdId } = await harness.hold(ownerId, 5n);
    await client.query(`SELECT ledger_end_hold($1, 'refund', 'p2p-refund', $2, ARRAY[$3::bigint], '{spot}', '{5}')`, [
      holdId,
      newKey(),
      ownerId,
    ]);
    equal((await harness.ask('owner', 'SELECT FROM ledger_hold_exits WHERE hold_id = $1', [holdId])).length, 1);
    await client.query(`SELECT ledger_give_lot($1, 'USDT', 5, 'a lot', app_now() + interval '1 hour')`, [ownerId]);
    equal((await harness.ask('owner', 'SELECT FROM ledger_lots WHERE owner_id = $1', [ownerId])).length, 1);
    await client.end();
    equal(await harness.balance(spot(ownerId)), 5n);
  },

  'a temporary table does not blind the check at commit': async (harness) => {
    const ownerId = await harness.newOwnerWith(5n);
    const client = await harness.connect('api');
    await client.query('CREATE TEMP TABLE ledger_postings (journal_id uuid, at timestamptz, asset text, amount bigint)');
    equal(await outcome(client.query(rawPost, [newKey(), [ownerId], ['USDT'], ['spot'], [''], ['500']])), 'PB010');
    await client.end();
  },

  'folding is done by the owner of the tables, whatever stands before them': async (harness) => {
    const before = await harness.ask('owner', 'SELECT sum(balance) AS sum FROM ledger_folds');
    const client = await harness.connect('worker');
    await client.query('CREATE TEMP TABLE ledger_folds (account_id bigint PRIMARY KEY, balance numeric, folded_to xid8)');
    await client.query('GRANT ALL ON ALL TABLES IN SCHEMA pg_temp TO public');
    await harness.newOwnerWith(7n);
    await client.query('SELECT ledger_fold()');
    equal((await client.query('SELECT FROM pg_temp.ledger_folds')).rowCount, 0);
    await client.end();
    equal(before.length, 1);
  },
};

export const ledgerRightChecks: readonly LedgerCheck[] = Object.entries(rightChecks).map(([name, run]) => ({ name, run }));
