import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayPrice } from '#modules/core/rates/replay-source.ts';
import { roleNames } from '#platform/config.ts';
import { seedDemoPrices } from '../../demo/prices.ts';
import { migrate } from '../../src/one-shots.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const root = join(import.meta.dirname, '../../../..');

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('admin'), env.start('worker')]);
});

afterAll(() => env.close());

/** SQLSTATE of the refusal, or what was done. */
async function outcomeAs(role: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: env.config.databaseUrl(role) });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.end();
  }
}

describe('the schema', () => {
  it('has fresh types', async () => {
    const options = [
      '--dialect',
      'postgres',
      '--type-mapping',
      '{"int8":"bigint"}',
      '--exclude-pattern',
      '*.platform_migrations',
      '--verify',
    ];
    const target = ['--url', env.config.databaseUrl('owner'), '--out-file', join(root, 'apps/server/src/platform/db/types.gen.ts')];
    const command = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
    await promisify(execFile)(process.execPath, [command, ...options, ...target]);
  });

  it('is not changed by migrating again', async () => {
    const names = () => env.query('SELECT name FROM platform_migrations ORDER BY id');
    const before = await names();
    await migrate(env.config.databaseUrl('owner'));
    expect(await names()).toEqual(before);
  });

  it('allows time to be moved only outside a live database', async () => {
    await expect(env.query(`UPDATE platform_identity SET kind = 'live', clock_offset = interval '1 day'`)).rejects.toThrow(
      'time_moves_only',
    );
  });

  it('makes ids that sort by time', async () => {
    const rows = await env.query<{ id: string }>('SELECT uuidv7() AS id, pg_sleep(0.002) FROM generate_series(1, 20)');
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('has partitions for this month and the next three', async () => {
    const rows = await env.query(`SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'platform_outbox'::regclass`);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    await env.query(`SELECT platform_make_partitions('platform_outbox', 5)`);
  });

  it('has a replayed price for every pair', async () => {
    const pairs = await env.query<{ pair: string }>('SELECT pair FROM rates_pairs');
    expect(pairs).toHaveLength(37);
    for (const { pair } of pairs) expect(replayPrice(pair, Date.now())).toBeGreaterThan(0n);
  });
});

describe('rights in the database', () => {
  const everybody = ['api', 'admin', 'stream', 'matcher', 'worker', 'readonly'];

  it.each(everybody)('pb_%s changes neither the schema nor the past', async (role) => {
    for (const statement of [
      'CREATE TABLE theirs (id int)',
      'DROP TABLE rates_prices',
      'ALTER TABLE rates_prices ADD COLUMN more int',
      'TRUNCATE platform_outbox',
      `UPDATE platform_identity SET clock_offset = interval '1 day'`,
      `UPDATE settings_versions SET value = '1'`,
      'DELETE FROM settings_versions',
      `UPDATE platform_outbox SET body = '{}'`,
      'DELETE FROM platform_outbox',
      `UPDATE reference_coins SET scale = 2`,
      'DELETE FROM platform_fact_heads',
      'SET ROLE pb_owner',
    ]) {
      expect(await outcomeAs(role, statement), statement).toBe('42501');
    }
  });

  it.each([
    ['api', `INSERT INTO settings_versions (key, version, value, author) VALUES ('a', 1, '1', 'api')`],
    ['api', 'UPDATE rates_prices SET price = 1'],
    ['api', `SELECT platform_make_partitions('platform_outbox', 1)`],
    ['api', 'SELECT 1 FROM platform_jobs'],
    ['stream', `SELECT platform_emit('a', 'b', '{}')`],
    ['stream', 'SELECT 1 FROM platform_idempotency'],
    ['admin', 'UPDATE platform_outbox SET published_at = now()'],
    ['admin', `INSERT INTO settings_versions (key, version, value, author) VALUES ('site.brand', 1, '1', 'admin')`],
    ['admin', `UPDATE settings_owners SET needs_two = false`],
    ['readonly', `INSERT INTO platform_instances VALUES ('a', 'b', 'c', now(), now())`],
    ['readonly', 'SELECT 1 FROM platform_idempotency'],
  ])('pb_%s may not %s', async (role, statement) => {
    expect(await outcomeAs(role, statement)).toBe('42501');
  });

  it('no role of ours is more than a login', async () => {
    const rows = await env.query(`
      SELECT rolname FROM pg_roles WHERE rolname LIKE 'pb\\_%' AND (rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls)`);
    expect(rows).toEqual([]);
    const names = await env.query<{ rolname: string }>(`SELECT rolname FROM pg_roles WHERE rolname LIKE 'pb\\_%' ORDER BY 1`);
    expect(names.map(({ rolname }) => rolname)).toEqual(['owner', 'readonly', ...roleNames].map((name) => `pb_${name}`).sort());
  });
});

describe('the demonstration', () => {
  it('has thirty days of prices', async () => {
    await seedDemoPrices(env.config.databaseUrl('owner'));
    expect(await env.query('SELECT count(*)::int AS buckets FROM rates_price_history')).toEqual([{ buckets: 37 * 30 * 24 * 12 }]);
  });

  it('has the hours of a year for each coin, marked as made up and without a jump', async () => {
    const years = await env.query(`
      SELECT count(DISTINCT pair)::int AS coins, bool_and(is_demo) AS "isDemo", max(greatest(open, before) / least(open, before)) < 1.2 AS "isSmooth"
      FROM (SELECT pair, bucket_at, open::float8, is_demo, lag(close::float8, 1, open::float8) OVER (PARTITION BY pair ORDER BY bucket_at) AS before
        FROM rates_price_hours) hours`);
    expect(years).toEqual([{ coins: 37, isDemo: true, isSmooth: true }]);
    const [first] = await env.query(`
      SELECT count(*)::int AS hours, min(bucket_at) < app_now() - interval '365 days' AS "isYear" FROM rates_price_hours WHERE pair = 'btc_usdt'`);
    expect(first).toMatchObject({ isYear: true });
    expect((first as { hours: number }).hours).toBeGreaterThanOrEqual(366 * 24);
  });
});

describe('invariants', () => {
  // Something must have happened before it can be wrong.
  beforeAll(async () => {
    for (const pair of ['btc_usdt', 'usdt_krw', 'btc_usdt']) {
      expect((await env.call(publishPrice, { pair, price: '97000', reason: 'a price of the tests' })).body.code).toBe('00000');
    }
    for (const value of [3, 4]) expect(await changeSetting(env, 'rates.outlierPercent', value)).toBe('00000');
  });

  it.each(Object.entries(invariants))('%s', async (_, query) => {
    expect(await env.query(query)).toEqual([]);
  });
});
