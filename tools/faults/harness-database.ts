import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { reconcile } from '../../apps/server/src/modules/money/ledger/reconciliation/reconcile.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../apps/server/src/one-shots.ts';
import { type Db, openPool } from '../../apps/server/src/platform/db/pool.ts';
import { invariants } from '../../apps/server/test/support/invariants.ts';
import { allowLabKinds } from '../../apps/server/test/support/lab-powers.ts';
import type { AccountId } from '../../packages/contract/src/ids.ts';
import type { ServingRole } from './model.ts';
import type { Stage } from './perform.ts';

const defaultSuperUrl = process.env.PB_SUPER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

export type HarnessDatabase = Awaited<ReturnType<typeof openHarnessDatabase>>;

/** A database of its own on the usual server or another, asked by the same roles as in life; nothing of it stays. */
export async function openHarnessDatabase(connections: number, superUrl = defaultSuperUrl) {
  const name = `pb_faults_${randomBytes(4).toString('hex')}`;
  const url = (user: string) => Object.assign(new URL(superUrl), { username: user, pathname: `/${name}` }).href;
  await makeClusterRoles(superUrl);
  await makeDatabase(superUrl, name);
  const drop = () => asSuperuser(superUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  const interrupted = () => void drop().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  try {
    await migrate(url('pb_owner'));
    await markDatabase(url('pb_owner'), 'test');
    // Without power cuts a commit that waits for no disk is as good as one that does. A server of a harness's own has its own settings.
    if (superUrl === defaultSuperUrl) await asSuperuser(superUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  } catch (error) {
    await drop();
    throw error;
  }
  const owner = new pg.Pool({ connectionString: url('pb_owner'), max: 4 });
  owner.on('error', () => undefined);
  const pools = (['api', 'worker'] as const).map(
    (role) => [role, openPool({ url: url(`pb_${role}`), size: connections, statementMs: 30_000, name: `faults-${role}` })] as const,
  );
  await allowLabKinds((text, values) => owner.query(text, values));
  const query: Query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await owner.query<Row & pg.QueryResultRow>(text, values)).rows;
  const closePools = async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
    await Promise.all([owner.end(), ...pools.map(([, { db }]) => db.destroy())]);
  };
  return {
    query,
    urlOf: (role: string) => url(`pb_${role}`),
    pools: Object.fromEntries(pools.map(([role, { db }]) => [role, db])) as Record<ServingRole, Db>,
    /** For who goes on with the database elsewhere: it is not dropped. */
    closePools,
    close: async () => {
      await closePools();
      await drop();
    },
  };
}

/** People who own coins; answers their ids. */
export async function insertOwners(query: Query, count: number): Promise<AccountId[]> {
  const rows = await query<{ id: AccountId }>(
    `WITH born AS (
       INSERT INTO accounts_users (user_id, encrypt_user_id, user_name, email, country, invitation_code)
       SELECT (1000000000 + n)::text, lpad(n::text, 22, 'x'), 'Owner ' || n, 'owner-' || n || '@faults.test', 'DE', 'FAULTS' || n
       FROM generate_series(1, $1::int) AS n RETURNING id),
     credentials AS (INSERT INTO secrets_credentials (account_id, password_hash) SELECT id, 'none' FROM born)
     SELECT id::text FROM born ORDER BY born.id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Where commands are performed; the model's clock begins now. */
export async function stageOf({ query, pools }: HarnessDatabase): Promise<Stage> {
  const [clock] = await query<{ ms: string }>('SELECT (extract(epoch FROM app_now()) * 1000)::bigint::text AS ms');
  return { pools, holdIds: new Map(), beganAtMs: Number(clock?.ms) };
}

/** What the ledger's own reconciliation finds. Rigs leave holds beyond their deadlines, which nobody sweeps here. */
export async function reconciliationProblems(db: Db): Promise<string[]> {
  const { checks } = await reconcile(db, { days: null });
  return checks
    .filter(({ name }) => name !== 'holds-in-time')
    .flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${JSON.stringify(problem)}`));
}

/** The names of what must hold and does not. */
export async function brokenInvariants(query: Query): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, text] of Object.entries(invariants)) {
    const rows = await query(text);
    if (rows.length > 0)
      broken.push(
        `${name}: ${JSON.stringify(rows.slice(0, 3), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
      );
  }
  return broken;
}

async function asSuperuser(superUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
