import { randomUUID } from 'node:crypto';
import { giveCoins, quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import type { AttackEnvironment, DatabaseRole } from '../environment.ts';
import { type Attack, Tally } from '../tally.ts';

const roles: readonly DatabaseRole[] = ['api', 'admin', 'worker', 'stream', 'matcher', 'readonly'];

/** What stands in rows that a role has no business with. */
const secrets: Record<string, readonly DatabaseRole[]> = {
  'SELECT password_hash, fund_hash, totp_secret FROM secrets_credentials': ['admin', 'stream', 'matcher', 'readonly'],
  'SELECT code_hash FROM secrets_codes': ['admin', 'stream', 'matcher', 'readonly'],
  'SELECT ticket_hash FROM secrets_tickets': ['admin', 'stream', 'matcher', 'readonly'],
  'SELECT password_hash, totp_secret FROM staff_members': ['api', 'worker', 'stream', 'matcher', 'readonly'],
  'SELECT token_hash FROM staff_sessions': ['api', 'stream', 'matcher', 'readonly'],
  'SELECT refresh_hash FROM sessions_tokens': ['admin', 'matcher', 'readonly'],
  'SELECT closed_values FROM messages_outgoing': ['stream', 'matcher', 'readonly'],
  'SELECT rolpassword FROM pg_authid': roles,
};

/** Ways out of the rights of a role. */
const escapes = [
  'SET ROLE pb_owner',
  'SET SESSION AUTHORIZATION pb_owner',
  'GRANT pb_owner TO CURRENT_USER',
  'CREATE TABLE public.mine (a int)',
  'CREATE FUNCTION public.mine() RETURNS int LANGUAGE sql AS $$SELECT 1$$',
  'CREATE EXTENSION dblink',
  'ALTER TABLE ledger_balances DISABLE TRIGGER ALL',
  'ALTER FUNCTION ledger_writer() OWNER TO CURRENT_USER',
  'DROP TABLE ledger_postings',
  'TRUNCATE ledger_postings CASCADE',
  "COPY (SELECT 1) TO PROGRAM 'id'",
  "COPY ledger_balances FROM '/etc/passwd'",
  "SELECT pg_read_file('/etc/passwd')",
  "SELECT lo_import('/etc/passwd')",
  'SET session_replication_role = replica',
  `UPDATE platform_identity SET clock_offset = interval '1 year'`,
  `INSERT INTO ledger_powers VALUES (CURRENT_USER, 'credit', 'opening', 'spot', 'anybody')`,
];

/** Proposals are made by staff in the ordinary way; what counts is that nobody approves alone. */
const allowedWrites = new Set(['admin INSERT ledger_corrections']);

/** As each role of the database that somebody may have taken over. Whatever goes through is rolled back. */
export const databaseRoles: Attack = async (env) => {
  const tally = new Tally();
  const [victim, thief] = [await quickPerson(env), await quickPerson(env)];
  for (const wallet of ['spot', 'otc'] as const) await giveCoins(env, victim.accountId, 'USDT', wallet, 1_000_000n);
  const tables = await env.query<{ name: string; column: string }>(
    `SELECT relname AS name, (SELECT attname FROM pg_attribute WHERE attrelid = c.oid AND attnum = 1) AS column FROM pg_class c
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname LIKE 'ledger\\_%'`,
  );
  for (const role of roles) {
    const mustFail = async (statement: string, values: unknown[] = []) => {
      const outcome = await outcomeOf(env, role, statement, values);
      tally.held(refusalCodes.test(outcome.split(' ')[0] ?? ''), `${role}: ${statement} ${JSON.stringify(values)}: ${outcome}`);
    };
    for (const { statement, values } of thefts(victim.accountId, thief.accountId)) await mustFail(statement, values);
    for (const { name, column } of tables) {
      for (const [verb, statement] of writesOf(name, column)) {
        if (!allowedWrites.has(`${role} ${verb} ${name}`)) await mustFail(statement);
      }
    }
    for (const statement of escapes) await mustFail(statement);
    for (const [statement, strangers] of Object.entries(secrets)) if (strangers.includes(role)) await mustFail(statement);
  }
  await tryFunctions(env, tally);
  return tally;
};

/** Coins out of nothing, out of the house, and out of the wallet of somebody else, by every function that writes a journal. */
function thefts(victim: string, thief: string): Array<{ statement: string; values: unknown[] }> {
  const post = (name: string) => `SELECT ${name}($1, $2, 'theft', $3::bigint[], '{USDT,USDT}', $4::text[], '{"",""}', '{-1000,1000}')`;
  const ways: Array<[kind: string, owners: Array<string | null>, purposes: string[]]> = [
    ...['credit', 'transfer', 'correction', 'p2p-release', 'theft'].flatMap((kind) =>
      ['opening', 'clearing', 'fee', 'compensation', 'escrow'].map(
        (purpose) => [kind, [null, thief], [purpose, 'spot']] as [string, Array<string | null>, string[]],
      ),
    ),
    ...['transfer', 'p2p-release', 'p2p-ad-return', 'payment'].map(
      (kind) => [kind, [victim, thief], ['spot', 'spot']] as [string, Array<string | null>, string[]],
    ),
    ['transfer', [victim, thief], ['spot', 'otc']],
    ['debit', [victim, null], ['spot', 'fee']],
  ];
  const posts = ['ledger_post', 'ledger_post_returning'].flatMap((name) =>
    ways.map(([kind, owners, purposes]) => ({ statement: post(name), values: [kind, randomUUID(), owners, purposes] })),
  );
  return [
    ...posts,
    {
      statement: `SELECT ledger_post('transfer', $1, '', ARRAY[$2]::bigint[], '{USDT}', '{spot}', '{""}', '{1000}')`,
      values: [randomUUID(), thief],
    },
    {
      statement: `SELECT ledger_hold('p2p-escrow', $1, 'theft', $2, 'USDT', 'spot', $3, 'otc', '', 1000, NULL, false, ARRAY[$3]::bigint[])`,
      values: [randomUUID(), victim, thief],
    },
    {
      statement: `SELECT ledger_hold('p2p-escrow', $1, 'theft', $2, 'USDT', 'otc', NULL, 'escrow', $1, 1000, NULL, false, ARRAY[$3]::bigint[])`,
      values: [randomUUID(), victim, thief],
    },
    {
      statement: `SELECT ledger_end_hold((SELECT id FROM ledger_holds LIMIT 1), 'release', 'p2p-release', $1, ARRAY[$2]::bigint[], '{otc}', '{1000}')`,
      values: [randomUUID(), thief],
    },
    { statement: `UPDATE p2p_orders_rulings SET proposed_by = 1`, values: [] },
    { statement: `INSERT INTO p2p_orders_rulings (order_id, state) VALUES (1, 'approved')`, values: [] },
    { statement: `INSERT INTO p2p_orders_outages (began_at, ended_at) VALUES ('2020-01-01', '2030-01-01')`, values: [] },
    { statement: `SELECT ledger_correct('1234567890123456789', 1)`, values: [] },
    { statement: `SELECT ledger_move_balance((SELECT id FROM ledger_accounts WHERE owner_id = $1 LIMIT 1), '', 1000)`, values: [thief] },
  ];
}

/** Rights are looked at before rows are, so that none has to be touched. */
function writesOf(table: string, column: string): Array<[verb: string, statement: string]> {
  return [
    ['INSERT', `INSERT INTO ${table} DEFAULT VALUES`],
    ['UPDATE', `UPDATE ${table} SET ${column} = DEFAULT WHERE false`],
    ['DELETE', `DELETE FROM ${table} WHERE false`],
  ];
}

/** Folding and closing days is the work of the worker, and moves nothing. */
const allowedCalls = new Set(['worker ledger_fold', 'worker ledger_close_day']);

/** Every function of the ledger, called with nothing: it must refuse, or have changed no row. */
async function tryFunctions(env: AttackEnvironment, tally: Tally): Promise<void> {
  const functions = await env.query<{ name: string; nulls: string }>(
    `SELECT proname AS name, coalesce((
       SELECT string_agg('NULL::' || format_type(type, NULL), ', ' ORDER BY n) FROM unnest(proargtypes) WITH ORDINALITY given (type, n)), '') AS nulls
     FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname LIKE 'ledger\\_%' AND prorettype <> 'trigger'::regtype`,
  );
  const changed = `SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int AS count FROM pg_stat_xact_user_tables`;
  for (const role of roles) {
    for (const { name, nulls } of functions.filter((one) => !allowedCalls.has(`${role} ${one.name}`))) {
      // Several statements give several results, which the types do not know.
      const results = await env.queryAs(role, `${changed}; SELECT ${name}(${nulls}); ${changed}`).then(
        (given) => given as unknown as Array<{ rows: Array<{ count: number }> }>,
        () => [],
      );
      const count = (results.at(-1)?.rows[0]?.count ?? 0) - (results[0]?.rows[0]?.count ?? 0);
      tally.held(count === 0, `${role} changed ${count} rows by ${name}(${nulls})`);
    }
  }
}

/** Refused for want of a right, or by the ledger itself. Any other error would say that the attempt was badly written. */
const refusalCodes = /^(?:42501|PB\d{3})$/;

async function outcomeOf(env: AttackEnvironment, role: DatabaseRole, statement: string, values: unknown[] = []): Promise<string> {
  return await env.queryAs(role, statement, values).then(
    () => 'done',
    (error: unknown) => `${String((error as { code?: unknown }).code)} ${(error as Error).message}`,
  );
}
