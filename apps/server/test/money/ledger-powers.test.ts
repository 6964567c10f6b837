import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purposes } from '#modules/money/ledger/purposes.rules.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** Who may move what, with the powers that the exchange has. The ledger's own promises are tried with more (`ledger.test.ts`). */
let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
});

afterAll(() => env.close());

const roles = ['api', 'admin', 'worker', 'stream', 'matcher', 'readonly'] as const;

interface Way {
  kind: string;
  from_purpose: string;
  to_purpose: string;
  receiver: string;
}

const nameOf = ({ kind, from_purpose, to_purpose, receiver }: Way) => `${kind}: ${from_purpose} to ${to_purpose}, ${receiver}`;

async function powersOf(role: string): Promise<string[]> {
  // Holds alone enter and leave escrow, and name whom they are for; what moves in sets is tried by the tests of sets.
  const rows = await env.query<Way>(
    `SELECT kind, from_purpose, to_purpose, receiver FROM ledger_powers
     WHERE role = $1 AND 'escrow' NOT IN (from_purpose, to_purpose) AND receiver <> 'named' AND NOT in_sets`,
    [role],
  );
  return rows.map(nameOf).toSorted();
}

/** Two people with coins in every account that people have. */
async function twoOwners(mark = '0'): Promise<[string, string]> {
  const owners = await env.query<{ id: string }>(
    `INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code)
     SELECT (5000000000 + n)::text, lpad(n::text, 22, 'p'), 'Powers ' || n, 'powers-' || n || '@ledger.test', 'POWERS' || n
     FROM generate_series($1::int * 10 + 1, $1::int * 10 + 2) n RETURNING id::text`,
    [mark],
  );
  const ids = owners.map(({ id }) => id);
  await env.query(
    `WITH made AS (
       INSERT INTO ledger_accounts (owner_id, asset, purpose)
       SELECT owner_id, 'USDT', purpose FROM unnest($1::bigint[]) owner_id, ledger_purposes WHERE owner = 'customer' RETURNING id)
     INSERT INTO ledger_balances (account_id, balance) SELECT id, 1000 FROM made`,
    [ids],
  );
  return ids as [string, string];
}

/** Tries every way of these kinds as the role that is logged in; each is undone, and those that went are told. */
const tryEverything = (kinds: readonly string[], [owner, other]: [string, string]) => `
  CREATE TEMP TABLE went (kind text, from_purpose text, to_purpose text, receiver text);
  CREATE TEMP TABLE odd (problem text);
  DO $$
  DECLARE way record;
  BEGIN
    FOR way IN
      SELECT kind, giving.purpose AS from_purpose, taking.purpose AS to_purpose, receiver,
        CASE WHEN giving.owner = 'customer' THEN ${owner} END AS giver,
        CASE receiver WHEN 'owner' THEN ${owner} WHEN 'anybody' THEN ${other} END AS taker
      FROM unnest('{${kinds.join(',')}}'::text[]) kind, ledger_purposes giving, ledger_purposes taking, unnest('{owner,anybody,house}'::text[]) receiver
      WHERE (receiver = 'house') = (taking.owner = 'house') AND (receiver <> 'owner' OR giving.owner = 'customer')
    LOOP
      BEGIN
        PERFORM ledger_post(way.kind, 'try:' || gen_random_uuid(), '', ARRAY[way.giver, way.taker]::bigint[], '{USDT,USDT}',
          ARRAY[way.from_purpose, way.to_purpose], '{"",""}', '{-1,1}');
        RAISE EXCEPTION 'undone' USING ERRCODE = 'PB999';
      EXCEPTION
        WHEN SQLSTATE 'PB999' THEN INSERT INTO went VALUES (way.kind, way.from_purpose, way.to_purpose, way.receiver);
        WHEN insufficient_privilege THEN NULL;
        WHEN SQLSTATE 'PB005' THEN
          IF 'escrow' NOT IN (way.from_purpose, way.to_purpose) AND way.from_purpose <> way.to_purpose THEN
            INSERT INTO odd VALUES (way.kind || ' ' || SQLERRM);
          END IF;
        WHEN OTHERS THEN INSERT INTO odd VALUES (way.kind || ' ' || SQLERRM);
      END;
    END LOOP;
  END $$;`;

it('every role moves coins in the ways of its powers, and in no other', async () => {
  const owners = await twoOwners();
  const kinds = (await env.query<{ kind: string }>('SELECT DISTINCT kind FROM ledger_powers')).map(({ kind }) => kind);
  for (const role of roles) {
    const client = new pg.Client({ connectionString: env.config.databaseUrl(role) });
    await client.connect();
    try {
      await client.query(tryEverything([...kinds, 'payment'], owners));
      const went = (await client.query<Way>('SELECT * FROM went')).rows.map(nameOf).toSorted();
      expect(went, role).toEqual(await powersOf(`pb_${role}`));
      expect((await client.query('SELECT * FROM odd')).rows, role).toEqual([]);
    } finally {
      await client.end();
    }
  }
});

it('R6.7 the console has powers, and none of them moves a coin without what two members, a claim or a deadline say', async () => {
  const owners = await twoOwners('8');
  const powers = await env.query<Way>(
    `SELECT kind, from_purpose, to_purpose, receiver FROM ledger_powers
     WHERE role = 'pb_admin' AND 'escrow' NOT IN (from_purpose, to_purpose) AND receiver <> 'named'`,
  );
  expect(powers.length).toBeGreaterThan(2);
  const balances = () => env.query('SELECT owner_id, asset, purpose, balance FROM ledger_account_balances ORDER BY 1, 2, 3');
  const before = await balances();
  const done: string[] = [];
  for (const power of powers) {
    const { kind, from_purpose: from, to_purpose: to, receiver } = power;
    const isCustomer = (purpose: string) => purposes[purpose as keyof typeof purposes].owner === 'customer';
    const giver = isCustomer(from) ? owners[0] : null;
    const taker = receiver === 'house' ? null : receiver === 'owner' ? owners[0] : owners[1];
    const post = env.queryAs(
      'admin',
      `SELECT ledger_post($1, 'alone:' || gen_random_uuid(), '', ARRAY[$2, $3]::bigint[], '{USDT,USDT}', ARRAY[$4, $5], '{"",""}', '{-1,1}')`,
      [kind, giver, taker, from, to],
    );
    await post.then(
      () => done.push(nameOf(power)),
      (error: { code: string }) => expect(error.code, nameOf(power)).toMatch(/PB009|42501/),
    );
  }
  expect(done).toEqual([]);
  expect(await balances()).toEqual(before);
});

it('coins of customers go to others only by holds that named them, and out of nothing only by the owner of the tables', async () => {
  const rows = await env.query<{ role: string; receiver: string }>(
    `SELECT DISTINCT role, receiver FROM ledger_powers WHERE receiver IN ('named', 'anybody') ORDER BY 1, 2`,
  );
  expect(rows).toEqual([
    // Compensation of the exchange, which at commit must be an award of two members.
    { role: 'pb_admin', receiver: 'anybody' },
    { role: 'pb_admin', receiver: 'named' },
    { role: 'pb_api', receiver: 'named' },
    // Trades: what an order holds goes to whom it met, and the settlement compares both orders.
    { role: 'pb_matcher', receiver: 'anybody' },
    { role: 'pb_owner', receiver: 'anybody' },
  ]);
  const fromHouse = `SELECT DISTINCT role, kind FROM ledger_powers JOIN ledger_purposes ON purpose = from_purpose WHERE is_folded ORDER BY role, kind`;
  expect(await env.query(fromHouse)).toEqual([
    { role: 'pb_admin', kind: 'p2p-compensation' },
    { role: 'pb_owner', kind: 'credit' },
  ]);
  expect(await env.query(`SELECT FROM ledger_powers WHERE 'clearing' IN (from_purpose, to_purpose)`)).toEqual([]);
});

it('TypeScript knows the purposes that the table has', async () => {
  const rows = await env.query<{ purpose: string; owner: string; is_folded: boolean; is_wallet: boolean }>(
    'SELECT purpose, owner, is_folded, is_wallet FROM ledger_purposes ORDER BY place',
  );
  expect(Object.entries(purposes)).toEqual(
    rows.map(({ purpose, owner, is_folded, is_wallet }) => [purpose, { owner, isFolded: is_folded, isWallet: is_wallet }]),
  );
});
