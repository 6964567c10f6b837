import type pg from 'pg';
import { round } from '../load/drive.ts';
import { spread } from './pairs.ts';

/** Settings of a server that counts what statements cost. Planning counts too: a table of many parts is dearer to plan. */
export const countingStatements = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'top',
  'pg_stat_statements.track_planning': 'on',
};

export const actsPerBatch = 200;

/** A database of one size, and an act in it. */
export interface Sized {
  /** As the superuser. */
  query: pg.Pool;
  act(): Promise<unknown>;
}

interface Cost {
  micros: number;
  /** Pages of the database that were touched, and of them those that were not at hand. */
  pages: number;
  pagesRead: number;
}

export type Growth = Awaited<ReturnType<typeof growthOf>>;

/** What an act costs PostgreSQL in the large one over the small one: batches on both in the order A B B A, after one on each that does not count. */
export async function growthOf(name: string, { small, large }: { small: Sized; large: Sized }, rounds: number) {
  await costOf(small);
  await costOf(large);
  const pairs: Array<{ small: Cost; large: Cost }> = [];
  for (let pair = 0; pair < rounds; pair++) {
    const first = await costOf(pair % 2 === 0 ? small : large);
    const second = await costOf(pair % 2 === 0 ? large : small);
    pairs.push(pair % 2 === 0 ? { small: first, large: second } : { small: second, large: first });
  }
  const growth = (part: keyof Cost) => spread(pairs.map((pair) => round(pair.large[part] / pair.small[part], 3)));
  const sizes = (part: keyof Cost) => ({
    small: spread(pairs.map((pair) => pair.small[part])),
    large: spread(pairs.map((pair) => pair.large[part])),
  });
  const result = {
    time: growth('micros'),
    pages: growth('pages'),
    micros: sizes('micros'),
    pagesTouched: sizes('pages'),
    pagesRead: sizes('pagesRead'),
  };
  process.stderr.write(`${name}: time ${result.time.median}, pages ${result.pages.median}\n`);
  return result;
}

/** A batch, and what PostgreSQL did for the api's role in it, one act. */
async function costOf({ query, act }: Sized): Promise<Cost> {
  await query.query('SELECT pg_stat_statements_reset()');
  for (let count = 0; count < actsPerBatch; count++) await act();
  const { rows } = await query.query<{ ms: number; pages: string; read: string }>(
    `SELECT sum(total_plan_time + total_exec_time) AS ms, sum(shared_blks_hit + shared_blks_read) AS pages, sum(shared_blks_read) AS read
     FROM pg_stat_statements JOIN pg_database ON pg_database.oid = dbid
     WHERE datname = current_database() AND userid = 'pb_api'::regrole`,
  );
  const sum = rows[0] as { ms: number; pages: string; read: string };
  return {
    micros: round((sum.ms * 1_000) / actsPerBatch, 1),
    pages: round(Number(sum.pages) / actsPerBatch, 1),
    pagesRead: round(Number(sum.read) / actsPerBatch, 1),
  };
}
