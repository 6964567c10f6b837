import pg from 'pg';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { transaction } from '../../../apps/server/src/platform/db/transaction.ts';
import { Outage } from '../../../apps/server/src/platform/refusal.ts';
import { sql } from '../../../apps/server/src/platform/sql.ts';
import type { OwnPostgres } from '../../db/own-postgres.ts';
import { startUntilReady } from '../chaos/fault-kinds.ts';

/**
 * The old primary starts again, as if nothing had happened. Roles that know the new epoch get no session; and who comes past them, or
 * had a session all the time, is not told that anything is done: his commit waits for a standby that follows somebody else.
 */
export async function fencedOff(old: OwnPostgres, database: string, epoch: number): Promise<boolean> {
  await startUntilReady(old.service);
  const url = Object.assign(new URL(old.superUrl), { username: 'pb_api', pathname: `/${database}` }).href;
  return (await isRefused(url, epoch)) && (await commitWaits(old, url));
}

async function isRefused(url: string, epoch: number): Promise<boolean> {
  const { db } = openPool({ url, size: 1, statementMs: 30_000, name: 'standby-fenced', epoch });
  try {
    await transaction(db, (tx) => sql`SELECT 1`.execute(tx));
    return false;
  } catch (error) {
    return error instanceof Outage;
  } finally {
    await db.destroy();
  }
}

async function commitWaits(old: OwnPostgres, connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'standby-late-writer' });
  client.on('error', () => undefined);
  await client.connect();
  let isTold = false;
  const writing = client
    .query(`INSERT INTO platform_fact_heads (stream, key, last_seq) VALUES ('harness', 'late', 1) ON CONFLICT DO NOTHING`)
    .then(
      () => {
        isTold = true;
      },
      () => undefined,
    );
  try {
    while (!isTold) {
      const waiting = await old.query(
        `SELECT FROM pg_stat_activity WHERE application_name = 'standby-late-writer' AND wait_event = 'SyncRep'`,
      );
      if (waiting.length > 0) return true;
      await pause(20);
    }
    return false;
  } finally {
    await old.service.stop('SIGKILL');
    await Promise.all([writing, client.end().catch(() => undefined)]);
  }
}
