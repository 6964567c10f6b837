import type { Transaction } from 'kysely';
import { pause } from '../clock.ts';
import { Outage } from '../refusal.ts';
import { inSpan } from '../traces/span.ts';
import type { Db } from './pool.ts';
import { isOutdated } from './prepared.ts';
import { joinPool } from './shared-read.ts';
import type { DB } from './types.gen.ts';

export type Tx = Transaction<DB>;

const retryable = new Set(['40001', '40P01']);
const away = new Set(['57P01', '57P02', '57P03', '53300', '55P03', '57014', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT']);

const lostConnection = /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

/** Runs one act. Serialisation failures, deadlocks and plans of before a migration are tried again, at most three times in all. */
export async function transaction<Result>(db: Db, act: (tx: Tx) => Promise<Result>): Promise<Result> {
  return await tried((attempt) =>
    inSpan('transaction', { 'pb.attempt': attempt }, () => db.transaction().execute((tx) => within(db, tx, act))),
  );
}

/** Several reads that see one and the same moment. */
export async function snapshot<Result>(db: Db, look: (tx: Tx) => Promise<Result>): Promise<Result> {
  return await tried(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => within(db, tx, look)),
  );
}

async function tried<Result>(act: (attempt: number) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act(attempt);
    } catch (error) {
      if (attempt >= 3 || !isPassing(error)) throw asOutage(error);
      await pause(10 * attempt * (1 + Math.random()));
    }
  }
}

/** What others did at the same moment, or a migration: it may go well the next time. */
export function isPassing(error: unknown): boolean {
  return retryable.has(sqlState(error)) || isOutdated(error);
}

function within<Result>(db: Db, tx: Tx, act: (tx: Tx) => Promise<Result>): Promise<Result> {
  joinPool(tx, db);
  return act(tx);
}

/** Of the connection, and of who may have one: with a changed password the database is as far away as without its machine. */
const awayClasses = ['08', '28'];

/** A database that cannot be reached is an outage, not a bug. */
export function asOutage(error: unknown): unknown {
  const state = sqlState(error);
  const lost = error instanceof Error && lostConnection.test(error.message);
  return away.has(state) || awayClasses.includes(state.slice(0, 2)) || lost ? new Outage('PostgreSQL is away', { cause: error }) : error;
}

function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
