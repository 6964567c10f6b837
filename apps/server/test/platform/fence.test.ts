import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { Outage } from '#platform/refusal.ts';
import { sql } from '#platform/sql.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
});

afterAll(() => env.close());

/** Whether a role that was told of this epoch gets a session. */
async function getsIn(epoch: number): Promise<boolean> {
  const { db } = openPool({ url: env.config.databaseUrl('api'), size: 1, statementMs: 5_000, name: 'fence', epoch });
  try {
    await transaction(db, (tx) => sql`SELECT 1`.execute(tx));
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(Outage);
    return false;
  } finally {
    await db.destroy();
  }
}

it('a database of an earlier epoch than the one that was told of is an outage', async () => {
  const [{ timeline }] = (await env.query('SELECT timeline_id AS timeline FROM pg_control_checkpoint()')) as [{ timeline: number }];
  expect(await getsIn(0)).toBe(true);
  expect(await getsIn(timeline)).toBe(true);
  expect(await getsIn(timeline + 1)).toBe(false);
});
