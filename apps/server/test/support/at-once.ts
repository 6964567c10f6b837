import pg from 'pg';
import { expect } from 'vitest';
import type { TestEnvironment } from './test-environment.ts';

/**
 * Two acts that both need one order: it is held until the first has come to it and the second waits behind, or has ended on another way.
 * Which of them is first is then up to the test, and not to the machine.
 */
export async function atOnce<First, Second>(
  { config, query }: Pick<TestEnvironment, 'config' | 'query'>,
  orderNo: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const holder = new pg.Client({ connectionString: config.databaseUrl('owner') });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM p2p_orders_orders WHERE order_no = $1 FOR UPDATE', [orderNo]);
    const begun = begin(first());
    await arrived(query, [begun]);
    const followed = begin(second());
    await arrived(query, [begun, followed]);
    await holder.query('COMMIT');
    return await Promise.all([begun.act, followed.act]);
  } finally {
    await holder.end();
  }
}

interface Begun<Result> {
  act: Promise<Result>;
  isOver: () => boolean;
}

function begin<Result>(act: Promise<Result>): Begun<Result> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  act.then(end, end);
  return { act, isOver: () => isOver };
}

/** Each of them is over or waits for a lock. Asked outside of the transaction that holds the order, which would see one moment for ever. */
async function arrived(query: TestEnvironment['query'], acts: ReadonlyArray<Begun<unknown>>): Promise<void> {
  const there = async () => {
    const [row] = await query<{ count: number }>(
      `SELECT count(DISTINCT pid)::int AS count FROM pg_locks
       WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
    );
    return acts.filter(({ isOver }) => isOver()).length + (row?.count ?? 0);
  };
  await expect.poll(there, { interval: 20, timeout: 20_000 }).toBeGreaterThanOrEqual(acts.length);
}
