import { closeDay } from '../../../apps/server/src/modules/money/ledger/ledger.table.ts';
import { reconcile } from '../../../apps/server/src/modules/money/ledger/reconciliation/reconcile.ts';
import { watchedDays } from '../../../apps/server/src/modules/money/ledger/reconciliation/watch-ledger.ts';
import { makeClusterRoles, makeDatabase, markDatabase, migrate } from '../../../apps/server/src/one-shots.ts';
import { type Db, openPool } from '../../../apps/server/src/platform/db/pool.ts';
import { type OwnPostgres, openOwnPostgres } from '../../db/own-postgres.ts';
import { round } from '../../load/drive.ts';
import type { Report } from '../../load/report.ts';
import { spread } from '../pairs.ts';
import { type Filled, fillLedger } from './fill-ledger.ts';
import { postgresSettings } from './postgres-server.ts';

const aim = 1.3;
const people = 10_000;
const daysPerWeek = 7;
/** With ten journals for each person and coin: a million postings a week. */
const journalsPerWeek = 10;
const hour = 60 * 60_000;

/**
 * How long the worker's watch takes after so many weeks over the same after one: the same people do as much each day, and all days that are
 * over are closed, as the worker closes them.
 */
export async function measureWatch({ weeks, rounds }: { weeks: number; rounds: number }): Promise<Report> {
  const postgres = await openOwnPostgres(postgresSettings);
  const open: WatchedLedger[] = [];
  try {
    await makeClusterRoles(postgres.superUrl);
    open.push(await openLedger(postgres, 'small', 1));
    open.push(await openLedger(postgres, 'large', weeks));
    const [small, large] = open as [WatchedLedger, WatchedLedger];
    await watch(small);
    await watch(large);
    const pairs: Array<{ small: number; large: number }> = [];
    for (let pair = 0; pair < rounds; pair++) {
      const first = await watch(pair % 2 === 0 ? small : large);
      const second = await watch(pair % 2 === 0 ? large : small);
      pairs.push(pair % 2 === 0 ? { small: first, large: second } : { small: second, large: first });
    }
    return reportOf(small.filled, large.filled, pairs);
  } finally {
    for (const { db } of open) await db.destroy();
    await postgres.close();
  }
}

interface WatchedLedger {
  filled: Filled;
  db: Db;
}

async function openLedger({ superUrl }: OwnPostgres, name: string, weeks: number): Promise<WatchedLedger> {
  const url = (user: string) => Object.assign(new URL(superUrl), { username: user, pathname: `/${name}` }).href;
  await makeDatabase(superUrl, name);
  await migrate(url('pb_owner'));
  await markDatabase(url('pb_owner'), 'demo');
  const filled = await fillLedger(url('postgres'), { people, journalsPerCoin: journalsPerWeek * weeks, days: daysPerWeek * weeks });
  const { db } = openPool({ url: url('pb_worker'), size: 1, statementMs: hour, name: 'bench' });
  let days = 0;
  while (await closeDay(db)) days += 1;
  process.stderr.write(`${name}: ${filled.postings} postings, ${days} days closed\n`);
  return { filled, db };
}

/** In seconds. */
async function watch({ db }: WatchedLedger): Promise<number> {
  const started = performance.now();
  const { isRed, checks } = await reconcile(db, { days: watchedDays });
  if (isRed)
    throw new Error(`the ledger does not add up: ${JSON.stringify(checks.filter(({ problems }) => problems.length > 0)).slice(0, 1_000)}`);
  return round((performance.now() - started) / 1_000, 2);
}

function reportOf(small: Filled, large: Filled, pairs: ReadonlyArray<{ small: number; large: number }>): Report {
  const growth = spread(pairs.map((pair) => round(pair.large / pair.small, 3)));
  const seconds = { small: spread(pairs.map((pair) => pair.small)), large: spread(pairs.map((pair) => pair.large)) };
  return {
    name: 'ledger-watch',
    what: `time of the ledger's watch with ${large.postings} postings over ${small.postings}, as many of them on each day`,
    figure: `${growth.median} (${growth.least} to ${growth.most}); ${seconds.large.median} s over ${seconds.small.median} s`,
    aim: `<= ${aim}`,
    isReached: growth.median <= aim,
    details: { people, growth, seconds, small, large },
  };
}
