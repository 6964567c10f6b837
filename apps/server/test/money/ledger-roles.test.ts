import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/**
 * Every function of the database and every table of the ledger, tried as each role with drawn arguments: whatever a role calls, the
 * coins of people stay theirs. What `ledger_post` allows is tried way by way in `ledger-powers.test.ts`.
 */
const roles = ['api', 'admin', 'worker', 'stream', 'matcher', 'readonly'] as const;
/** How often each function is called as each role. */
const draws = Number(process.env.PB_ROLE_DRAWS ?? 15);

let env: TestEnvironment;
let owners: Owners;
let randomState = Number(process.env.PB_CI_SEED ?? 1);

beforeAll(async () => {
  env = await openTestEnvironment();
  owners = await threeOwners();
});
afterAll(() => env.close());

interface DatabaseFunction {
  name: string;
  types: string[];
}

interface Owners {
  seller: string;
  /** Named by the hold that the seller's coins stand in. */
  buyer: string;
  /** Named nowhere. */
  stranger: string;
  hold: string;
}

async function threeOwners(): Promise<Owners> {
  const rows = await env.query<{ id: string }>(
    `INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, invitation_code)
     SELECT (5100000000 + n)::text, lpad(n::text, 22, 'r'), 'Roles ' || n, 'roles-' || n || '@ledger.test', 'ROLES' || n
     FROM generate_series(1, 3) n RETURNING id::text`,
  );
  const [seller = '', buyer = '', stranger = ''] = rows.map(({ id }) => id);
  for (const id of [seller, buyer, stranger]) {
    await env.query(
      `SELECT ledger_post('credit', 'roles:' || $1, '', ARRAY[NULL, $1]::bigint[], '{USDT,USDT}', '{opening,otc}', '{"",""}', '{-1000,1000}')`,
      [id],
    );
  }
  await env.queryAs(
    'api',
    `SELECT ledger_post('p2p-ad-reserve', 'roles', '', ARRAY[$1, $1]::bigint[], '{USDT,USDT}', '{otc,ad-reserve}', '{"",""}', '{-100,100}')`,
    [seller],
  );
  const [hold] = await env.query<{ id: string }>(
    `SELECT ledger_hold('p2p-escrow', 'roles:hold', 'roles', $1, 'USDT', 'ad-reserve', NULL, 'escrow', '', 100, app_now() + interval '1 hour', true, ARRAY[$2]::bigint[]) AS id`,
    [seller, buyer],
  );
  return { seller, buyer, stranger, hold: hold?.id ?? '' };
}

/** Functions that can be called: those of triggers and of extensions cannot, or change nothing of ours. */
function callableFunctions(): Promise<DatabaseFunction[]> {
  return env.query<DatabaseFunction>(
    `SELECT proname AS name, ARRAY(SELECT format_type(type, NULL) FROM unnest(proargtypes) WITH ORDINALITY AS argument (type, place) ORDER BY place) AS types
     FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND prorettype <> 'trigger'::regtype
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY 1`,
  );
}

function draw<Value>(values: readonly Value[]): Value {
  randomState = (randomState * 1_103_515_245 + 12_345) % 2_147_483_648;
  return values[Math.floor((randomState / 2_147_483_648) * values.length)] as Value;
}

function literalOf(type: string): string {
  if (type.endsWith('[]')) return `ARRAY[${literalOf(type.slice(0, -2))}, ${literalOf(type.slice(0, -2))}]::${type}`;
  if (/bigint|integer|numeric|smallint/.test(type)) return `${draw([...ids(), ...ids(), '-1', '1', '100', 'NULL'])}::${type}`;
  if (type === 'uuid') return `${draw([`'${owners.hold}'`, `'${owners.hold}'`, 'gen_random_uuid()'])}::uuid`;
  if (type === 'text') return `'${draw(texts)}'::text`;
  if (type === 'boolean') return draw(['true', 'false']);
  if (type.startsWith('timestamp')) return `app_now()::${type}`;
  if (type === 'jsonb') return `'{}'::jsonb`;
  return `NULL::${type}`;
}

const ids = () => [owners.seller, owners.buyer, owners.stranger];
const assetsAndPurposes = ['USDT', 'USDT', 'otc', 'ad-reserve', 'escrow', 'fee', 'clearing', 'opening'];
const kinds = ['credit', 'debit', 'transfer', 'p2p-release', 'p2p-refund', 'p2p-escrow', 'p2p-ad-return', 'correction'];
const texts = [...assetsAndPurposes, ...kinds, 'release', 'refund', '', 'roles:hold'];

/** What the seller and the buyer have between them, what the stranger has, and what the house keeps beside escrow. */
function coins(): Promise<unknown[]> {
  return env.query(
    `SELECT sum(balance) FILTER (WHERE owner_id IN ($1, $2) OR purpose IN ('escrow', 'fee')) AS traders, sum(balance) FILTER (WHERE owner_id = $3) AS stranger,
       sum(balance) FILTER (WHERE owner_id IS NULL AND purpose NOT IN ('escrow', 'fee')) AS house
     FROM ledger_account_balances WHERE asset = 'USDT'`,
    [owners.seller, owners.buyer, owners.stranger],
  );
}

/** Calls a function with drawn arguments as a role; answers how many calls went through. */
async function callOften(client: pg.Client, { name, types }: DatabaseFunction, times: number): Promise<number> {
  let went = 0;
  for (let at = 0; at < times; at += 1) {
    await client.query(`SELECT ${name}(${types.map(literalOf).join(', ')})`).then(
      () => (went += 1),
      () => undefined,
    );
  }
  return went;
}

async function as<Result>(role: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: env.config.databaseUrl(role) });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** The functions by which a role changed whose coins they are. */
async function functionsThatMove(role: string, functions: readonly DatabaseFunction[], times = draws): Promise<string[]> {
  return await as(role, async (client) => {
    const found: string[] = [];
    let before = JSON.stringify(await coins());
    for (const called of functions) {
      const went = await callOften(client, called, times);
      const after = went > 0 ? JSON.stringify(await coins()) : before;
      if (after !== before) found.push(`${called.name}: ${before} to ${after}`);
      before = after;
    }
    return found;
  });
}

describe('whatever a role of the database calls', () => {
  it.each(roles)('%s changes the owner of no coins by any function', async (role) => {
    expect(await functionsThatMove(role, await callableFunctions())).toEqual([]);
  });

  it('would be noticed: a function that gives coins away', async () => {
    await env.query(
      `CREATE FUNCTION give_away(p_from bigint, p_to bigint, p_amount bigint) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
         UPDATE ledger_balances SET balance = balance + CASE owner_id WHEN p_from THEN -p_amount ELSE p_amount END
         FROM ledger_accounts account WHERE account.id = account_id AND asset = 'USDT' AND purpose = 'otc' AND owner_id IN (p_from, p_to) AND p_from <> p_to $$`,
    );
    try {
      const given = { name: 'give_away', types: ['bigint', 'bigint', 'bigint'] };
      expect(await callableFunctions()).toContainEqual(given);
      expect(await functionsThatMove('stream', [given], 200)).toHaveLength(1);
    } finally {
      await env.query('DROP FUNCTION give_away');
    }
  });
});

describe('tables of the ledger', () => {
  it.each(roles)('%s writes to none of them, nor to their partitions', async (role) => {
    const tables = await env.query<{ name: string; columns: string[] }>(
      `SELECT relname AS name, array_agg(quote_ident(attname) ORDER BY attnum) AS columns FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname LIKE 'ledger\\_%' GROUP BY 1 ORDER BY 1`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const written = await as(role, async (client) => {
      const found: string[] = [];
      const attempt = async (what: string, statement: string) => {
        const code = await client.query(statement).then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
        // A generated column is nobody's to write.
        if (code !== '42501' && code !== '428C9') found.push(`${what}: ${code}`);
      };
      for (const { name, columns } of tables) {
        await attempt(`INSERT ${name}`, `INSERT INTO ${name} DEFAULT VALUES`);
        await attempt(`DELETE ${name}`, `DELETE FROM ${name} WHERE false`);
        await attempt(`TRUNCATE ${name}`, `TRUNCATE ${name}`);
        for (const column of columns) await attempt(`UPDATE ${name}.${column}`, `UPDATE ${name} SET ${column} = ${column} WHERE false`);
      }
      return found;
    });
    // Admin proposes corrections and decides about them, which moves nothing: ledger_correct does.
    expect(written.filter((line) => role !== 'admin' || !/ledger_corrections(?:\.(?:state|decided_\w+)|: 23502)/.test(line))).toEqual([]);
  });
});
