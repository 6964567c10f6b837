import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Repository } from '../../apps/server/src/modules/core/operations/index.ts';
import { reconcile } from '../../apps/server/src/modules/money/ledger/reconciliation/reconcile.ts';
import { type LedgerRoot, ledgerRoot, settledUpTo } from '../../apps/server/src/modules/money/ledger/reconciliation/root.table.ts';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { type Db, openPool } from '../../apps/server/src/platform/db/pool.ts';
import type { PgBackRest } from '../backup/pgbackrest.ts';
import { openScratchCluster, type ScratchCluster } from './scratch-cluster.ts';

interface DrillOptions {
  pgBackRest: PgBackRest;
  repository: Repository;
  scratchDir: string;
  /** Of the primary, as the worker. */
  db: Db;
  database: string;
  /** Of the primary, as who takes backups. */
  primaryUrl: string;
  archivesWithinMs?: number;
}

export interface DrillDetails {
  seconds: number;
  postings: number;
  root: string;
  checks: number;
}

const hourMs = 60 * 60_000;
/** The copy has no worker that ends holds whose time is over. */
const needsWorker = 'holds-in-time';

/** Restores the newest backup beside the primary, replays WAL up to now, and compares: same ledger to the last posting, and it adds up. */
export async function drill(options: DrillOptions): Promise<DrillDetails> {
  const { pgBackRest, repository, scratchDir, db, database, primaryUrl, archivesWithinMs = 5 * 60_000 } = options;
  const started = performance.now();
  const upTo = await settledUpTo(db);
  const expected = await ledgerRoot(db, upTo);
  const name = await makeRestorePoint(primaryUrl, archivesWithinMs);
  const scratch = await openScratchCluster({ pgBackRest, repository, scratchDir, target: { name } });
  try {
    const checks = await examine(scratch, database, upTo, expected);
    const seconds = Number(((performance.now() - started) / 1_000).toFixed(1));
    return { seconds, postings: expected.postings, root: expected.hash, checks };
  } finally {
    await scratch.close();
  }
}

/** Answers when the archive has the WAL with the point. */
async function makeRestorePoint(connectionString: string, withinMs: number): Promise<string> {
  const name = `drill-${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ piece: string }>('SELECT pg_walfile_name(pg_create_restore_point($1)) AS piece', [name]);
    const piece = rows[0]?.piece as string;
    await client.query('SELECT pg_switch_wal()');
    await untilArchived(client, piece, withinMs);
    return name;
  } finally {
    await client.end();
  }
}

async function untilArchived(client: pg.Client, piece: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  for (;;) {
    const { rows } = await client.query<{ is_there: boolean }>(
      'SELECT left(last_archived_wal, 24) >= $1 AS is_there FROM pg_stat_archiver',
      [piece],
    );
    if (rows[0]?.is_there) return;
    if (performance.now() > until) throw new Error(`the archive has not taken ${piece} within ${withinMs / 1_000} s`);
    await pause(200);
  }
}

/** How many checks of the books it passed. */
async function examine({ urlOf }: ScratchCluster, database: string, upTo: string, expected: LedgerRoot): Promise<number> {
  const { db } = openPool({ url: urlOf('pb_worker', database), size: 1, statementMs: hourMs, name: 'peerbourse-drill' });
  try {
    const found = await ledgerRoot(db, upTo);
    if (found.hash !== expected.hash) throw new Error(`the ledger of the copy is another one: ${difference(expected, found)}`);
    const { checks } = await reconcile(db, { days: null });
    const looked = checks.filter(({ name }) => name !== needsWorker);
    const red = looked.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
    if (red.length > 0) throw new Error(`the ledger of the copy does not add up: ${red.join(', ')}`);
    return looked.length;
  } finally {
    await db.destroy();
  }
}

function difference(expected: LedgerRoot, found: LedgerRoot): string {
  const coins = found.coins.filter(({ coin, sum, postings }) => {
    const own = expected.coins.find((one) => one.coin === coin);
    return own?.sum !== sum || own.postings !== postings;
  });
  return `${found.postings} postings instead of ${expected.postings}; ${coins.map(({ coin }) => coin).join(', ') || 'sums of all coins are equal'}`;
}
