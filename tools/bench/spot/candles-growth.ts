import pg from 'pg';
import { shownTickers } from '../../../apps/server/src/modules/markets/spot/tickers.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../../apps/server/src/one-shots.ts';
import { type Db, openPool } from '../../../apps/server/src/platform/db/pool.ts';
import type { Call } from '../../../packages/contract/src/call.ts';
import { candles as candlesCall } from '../../../packages/contract/src/markets/spot/candles.ts';
import { trades as tradesCall } from '../../../packages/contract/src/markets/spot/trades.ts';
import { type OwnPostgres, openOwnPostgres } from '../../db/own-postgres.ts';
import { callFor } from '../../load/asks.ts';
import { round } from '../../load/drive.ts';
import { type Report, report } from '../../load/report.ts';
import { actsPerBatch, countingStatements, type Growth, growthOf } from '../cost-growth.ts';
import { postgresSettings } from '../ledger/postgres-server.ts';
import { startUngatedApi, type UngatedApi, ungatedCookie } from '../ledger/ungated-api.ts';
import { type FilledCharts, fillCharts } from './fill-charts.ts';

const aim = 1.3;
const timesLarger = 100;
/** With fewer a market would not have a whole page of hours. */
const fewest = 40_000;
const origin = 'http://127.0.0.1';
/** As many candles as the chart asks for. */
const limit = 300;
const minute = 60_000;

/** What a page asks for, of a market, where the charts begin. Each is a full one in the small database, too. */
const pages: Readonly<Record<string, { call: Call; input: (charts: FilledCharts) => object }>> = {
  'newest minutes': { call: candlesCall, input: () => ({ interval: '1m', limit }) },
  'older minutes': { call: candlesCall, input: (charts) => ({ interval: '1m', limit, before: someTime(charts, minute) }) },
  'older quarters of hours': { call: candlesCall, input: (charts) => ({ interval: '15m', limit, before: someTime(charts, 15 * minute) }) },
  'newest hours': { call: candlesCall, input: () => ({ interval: '1h', limit }) },
  'newest trades': { call: tradesCall, input: () => ({}) },
};

/** What a page of a chart, of newest trades and of all markets costs PostgreSQL with many candles and trades over the same with a hundredth of them. */
export async function candlesGrowth({ candles, rounds, isKept }: { candles: number; rounds: number; isKept: boolean }): Promise<void> {
  const postgres = await openOwnPostgres({ ...postgresSettings, ...countingStatements });
  const open: ChartsOfSize[] = [];
  try {
    await makeClusterRoles(postgres.superUrl);
    open.push(await openCharts(postgres, 'small', Math.max(fewest, candles / timesLarger)));
    open.push(await openCharts(postgres, 'large', candles));
    const [small, large] = open as [ChartsOfSize, ChartsOfSize];
    const costs: Record<string, Growth> = {};
    for (const name of Object.keys(pages)) {
      const sizes = { small: { query: small.query, act: actOf(name, small) }, large: { query: large.query, act: actOf(name, large) } };
      costs[name] = await growthOf(name, sizes, rounds);
    }
    // The api keeps its answer for a second; here everybody reads it anew.
    const tickersOf = ({ query, db }: ChartsOfSize) => ({ query, act: () => shownTickers(db) });
    costs.tickers = await growthOf('tickers', { small: tickersOf(small), large: tickersOf(large) }, rounds);
    report(reportOf(small, large, costs), isKept);
  } finally {
    for (const { api, db, query } of open) {
      await api.service.stop();
      await db.destroy();
      await query.end();
    }
    await postgres.close();
  }
}

interface ChartsOfSize {
  filled: FilledCharts;
  fillSeconds: number;
  api: UngatedApi;
  db: Db;
  /** As the superuser. */
  query: pg.Pool;
  bytes: number;
}

async function openCharts({ superUrl }: OwnPostgres, name: string, rows: number): Promise<ChartsOfSize> {
  const url = (user: string) => Object.assign(new URL(superUrl), { username: user, pathname: `/${name}` }).href;
  await makeDatabase(superUrl, name);
  await migrate(url('pb_owner'));
  await markDatabase(url('pb_owner'), 'demo');
  const started = performance.now();
  const filled = await fillCharts(url('postgres'), { candles: rows, trades: rows });
  const fillSeconds = round((performance.now() - started) / 1_000, 1);
  process.stderr.write(`${name}: ${filled.candles} candles and ${filled.trades} trades, filled in ${fillSeconds} s\n`);
  const query = new pg.Pool({ connectionString: url('postgres'), max: 1 });
  query.on('error', () => undefined);
  await query.query('CREATE EXTENSION pg_stat_statements');
  const { rows: sizes } = await query.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const variables = {
    PB_ENV: 'demo',
    NODE_ENV: 'production',
    PB_DATABASE_URL: `postgres://pb_{role}@${new URL(superUrl).host}/${name}`,
    PB_ORIGINS: origin,
    PB_LOG_LEVEL: 'error',
  };
  const api = await startUngatedApi(variables, 'tools/bench/spot/bare-spot.ts');
  const { db } = openPool({ url: url('pb_api'), size: 1, statementMs: 600_000, name: 'bench' });
  return { filled, fillSeconds, api, db, query, bytes: Number(sizes[0]?.bytes) };
}

/** One page of a market that the dice choose. Somebody who is logged in asks: guests who ask for the same share one answer. */
function actOf(name: string, { api, filled }: ChartsOfSize): () => Promise<unknown> {
  const { call, input } = pages[name] as (typeof pages)[string];
  return async () => {
    const symbol = filled.symbols[Math.floor(Math.random() * filled.symbols.length)];
    return await callFor(api.address, call, { symbol, ...input(filled) }, { cookie: ungatedCookie('1', '1'), origin });
  };
}

/** Before which there is a whole page of candles of this length. */
function someTime({ beginsAt }: FilledCharts, lengthMs: number): number {
  const from = beginsAt + (limit + 1) * lengthMs;
  return Math.floor(from + Math.random() * (Date.now() - from));
}

function reportOf(small: ChartsOfSize, large: ChartsOfSize, costs: Record<string, Growth>): Report {
  const sizeOf = ({ filled: { symbols, candles, trades }, fillSeconds, bytes }: ChartsOfSize) => ({
    markets: symbols.length,
    candles,
    trades,
    fillSeconds,
    bytes,
  });
  return {
    name: 'spot-candles-growth',
    what: `cost of a page of candles, trades or tickers in PostgreSQL with ${large.filled.candles} candles and ${large.filled.trades} trades over ${small.filled.candles} and ${small.filled.trades}`,
    figure: Object.entries(costs)
      .map(([name, { time, pages: touched }]) => `${name} ${time.median} in time, ${touched.median} in pages`)
      .join('; '),
    aim: `<= ${aim} each`,
    isReached: Object.values(costs).every(({ time, pages: touched }) => time.median <= aim && touched.median <= aim),
    details: { candlesPerPage: limit, actsPerBatch, small: sizeOf(small), large: sizeOf(large), costs },
  };
}
