import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db/pool.ts';
import { must } from './refusal.ts';

/** Deadlines on which a job acts. Each module declares its own in `timers.ts`, so that one that stands still is seen wherever it is. */
export interface Timers {
  area: string;
  title: string;
  /** The job that acts on them. */
  job: string;
  /** Where the console shows what a deadline is about: its number follows. */
  address: string;
  /** Selects `number` text and `due_at` of those that passed before a moment. It is read by the worker and the admin role. */
  passed: (before: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Jobs come round within a second or five, and a worker that dies is replaced within fifteen. */
export const stuckAfterSeconds = 30;
const most = 50;

let declared: readonly Timers[] | undefined;

/** Called once by the roles that look after them, with what every module declares. */
export function declareTimers(timers: readonly Timers[]): void {
  declared = timers;
}

export function everyTimers(): readonly Timers[] {
  must(declared, 'the role has collected the timers of every module');
  return declared;
}

export interface StuckRow {
  number: string;
  dueAt: Date;
  stuck: number;
}

/** The oldest of one area, each with how many there are in all. */
export async function stuckTimers(db: Db, { passed }: Timers): Promise<StuckRow[]> {
  const { rows } = await sql<StuckRow>`
    SELECT number, due_at AS "dueAt", (count(*) OVER ())::int AS stuck
    FROM (${passed(sql`app_now() - make_interval(secs => ${stuckAfterSeconds})`)}) AS late ORDER BY due_at, number LIMIT ${most}`.execute(
    db,
  );
  return rows;
}
