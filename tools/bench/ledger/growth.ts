import pg from 'pg';
import { reconcile } from '../../../apps/server/src/modules/money/ledger/reconciliation/reconcile.ts';
import { watchedDays } from '../../../apps/server/src/modules/money/ledger/reconciliation/watch-ledger.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../../apps/server/src/one-shots.ts';
import { openPool } from '../../../apps/server/src/platform/db/pool.ts';
import type { Call } from '../../../packages/contract/src/call.ts';
import { assetHistory } from '../../../packages/contract/src/money/assets/asset-history.ts';
import { coinBalances } from '../../../packages/contract/src/money/assets/coin-balances.ts';
import { transferCoins } from '../../../packages/contract/src/money/assets/transfer-coins.ts';
import { type OwnPostgres, openOwnPostgres } from '../../db/own-postgres.ts';
import { callFor } from '../../load/asks.ts';
import { round } from '../../load/drive.ts';
import type { Report } from '../../load/report.ts';
import { actsPerBatch, countingStatements, type Growth, growthOf } from '../cost-growth.ts';
import { type Filled, fillLedger } from './fill-ledger.ts';
import { postgresSettings } from './postgres-server.ts';
import { startUngatedApi, type UngatedApi, ungatedCookie } from './ungated-api.ts';

const aim = 1.3;
const timesLarger = 100;
const hour = 60 * 60_000;
const origin = 'http://127.0.0.1';

const acts: Readonly<Record<string, { call: Call; input: unknown }>> = {
  transfer: { call: transferCoins, input: { coin: 'USDT', from: 'spot', to: 'otc', amount: '0.000001' } },
  'balance list': { call: coinBalances, input: {} },
  'history page': { call: assetHistory, input: {} },
};

/** What an act costs PostgreSQL in a large ledger over the same in one that is a hundred times smaller. */
export async function measureGrowth({ people, rounds }: { people: number; rounds: number }): Promise<Report> {
  const postgres = await openOwnPostgres({ ...postgresSettings, ...countingStatements });
  const open: LedgerOfSize[] = [];
  try {
    await makeClusterRoles(postgres.superUrl);
    open.push(await openLedger(postgres, 'small', people / timesLarger));
    open.push(await openLedger(postgres, 'large', people));
    const [small, large] = open as [LedgerOfSize, LedgerOfSize];
    const costs: Record<string, Growth> = {};
    for (const name of Object.keys(acts)) {
      const sizes = { small: { query: small.query, act: actOf(name, small) }, large: { query: large.query, act: actOf(name, large) } };
      costs[name] = await growthOf(name, sizes, rounds);
    }
    return reportOf(small, large, costs, { small: await timeReconciliation(small), large: await timeReconciliation(large) });
  } finally {
    for (const { api, query } of open) {
      await api.service.stop();
      await query.end();
    }
    await postgres.close();
  }
}

interface LedgerOfSize {
  filled: Filled;
  fillSeconds: number;
  api: UngatedApi;
  /** As the superuser. */
  query: pg.Pool;
  workerUrl: string;
  bytes: number;
}

async function openLedger({ superUrl }: OwnPostgres, name: string, people: number): Promise<LedgerOfSize> {
  const url = (user: string) => Object.assign(new URL(superUrl), { username: user, pathname: `/${name}` }).href;
  await makeDatabase(superUrl, name);
  await migrate(url('pb_owner'));
  await markDatabase(url('pb_owner'), 'demo');
  const started = performance.now();
  const filled = await fillLedger(url('postgres'), { people, journalsPerCoin: 10, days: 350 });
  const fillSeconds = round((performance.now() - started) / 1_000, 1);
  process.stderr.write(`${name}: ${filled.accounts} accounts, ${filled.postings} postings, filled in ${fillSeconds} s\n`);
  const query = new pg.Pool({ connectionString: url('postgres'), max: 1 });
  query.on('error', () => undefined);
  await query.query('CREATE EXTENSION pg_stat_statements');
  const { rows } = await query.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const api = await startUngatedApi({
    PB_ENV: 'demo',
    NODE_ENV: 'production',
    PB_DATABASE_URL: `postgres://pb_{role}@${new URL(superUrl).host}/${name}`,
    PB_ORIGINS: origin,
    PB_LOG_LEVEL: 'error',
  });
  return { filled, fillSeconds, api, query, workerUrl: url('pb_worker'), bytes: Number(rows[0]?.bytes) };
}

/** One act by somebody whom the dice choose. */
function actOf(name: string, { api, filled }: LedgerOfSize): () => Promise<unknown> {
  const { call, input } = acts[name] as { call: Call; input: unknown };
  return async () => {
    const place = Math.floor(Math.random() * filled.people);
    const cookie = ungatedCookie(String(filled.first + place), String(1_000_000_001 + place));
    return await callFor(api.address, call, input, { cookie, origin });
  };
}

/** From the first journal on, as by hand; and as the worker does it every minute. */
async function timeReconciliation({ workerUrl }: LedgerOfSize) {
  const { db } = openPool({ url: workerUrl, size: 1, statementMs: hour, name: 'bench' });
  const timed = async (days: number | null) => {
    const started = performance.now();
    const { isRed, checks } = await reconcile(db, { days });
    if (isRed)
      throw new Error(
        `the ledger does not add up: ${JSON.stringify(checks.filter(({ problems }) => problems.length > 0)).slice(0, 1_000)}`,
      );
    return round((performance.now() - started) / 1_000, 2);
  };
  try {
    return { watchSeconds: await timed(watchedDays), fullSeconds: await timed(null) };
  } finally {
    await db.destroy();
  }
}

type Reconciled = Record<'small' | 'large', Awaited<ReturnType<typeof timeReconciliation>>>;

function reportOf(small: LedgerOfSize, large: LedgerOfSize, costs: Record<string, Growth>, reconciliation: Reconciled): Report {
  const sizeOf = ({ filled, fillSeconds, bytes }: LedgerOfSize) => ({ ...filled, fillSeconds, bytes });
  const { watchSeconds, fullSeconds } = reconciliation.large;
  return {
    name: 'ledger-growth',
    what: `cost of an act in PostgreSQL with ${large.filled.accounts} accounts and ${large.filled.postings} postings over ${small.filled.accounts} and ${small.filled.postings}`,
    figure: `${Object.entries(costs)
      .map(([name, { time, pages }]) => `${name} ${time.median} in time, ${pages.median} in pages`)
      .join('; ')}; the ledger adds up, found in ${watchSeconds} s by the watch and ${fullSeconds} s in full`,
    aim: `<= ${aim} each`,
    isReached: Object.values(costs).every(({ time, pages }) => time.median <= aim && pages.median <= aim),
    details: { days: 350, actsPerBatch, small: sizeOf(small), large: sizeOf(large), costs, reconciliation },
  };
}
