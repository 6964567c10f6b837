import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { WorkFinder, WorkQueue } from '#platform/work.ts';
import { isRunning } from './case.table.ts';

/** A case among the first of its queue, with the figures of the whole queue. */
export interface WaitingRow {
  queue: string;
  number: string;
  since: Date;
  dueAt: Date;
  isMine: boolean;
  isLate: boolean;
  coin: string | null;
  scale: number | null;
  units: bigint | null;
  /** Who has claimed it. */
  holder: string | null;
  waiting: number;
  late: number;
  mine: number;
  oldestAt: Date;
}

/** All queues in one statement: the first cases of each, what a member has taken before the rest, then by when they are due. */
export async function waitingWork(db: Db, queues: readonly WorkQueue[], staffId: string, most: number): Promise<WaitingRow[]> {
  const me = sql`(SELECT id FROM staff_names WHERE staff_id = ${staffId})`;
  const each = queues.map(
    ({ name, waiting }) => sql`
      SELECT ${name}::text AS queue, waiting.number, since, due_at, is_mine OR coalesce(claim.staff_id = ${me}, false) AS is_mine, coin, units,
        claim.staff_id AS holder_id
      FROM (${waiting(me)}) AS waiting
      LEFT JOIN work_claims claim ON claim.queue = ${name} AND claim.number = waiting.number AND ${isRunning}`,
  );
  const { rows } = await sql<WaitingRow>`
    SELECT queue, number, since, due_at AS "dueAt", is_mine AS "isMine", due_at <= app_now() AS "isLate", ranked.coin, reference.scale, units,
      holder.name AS holder, waiting, late, mine, "oldestAt"
    FROM (
      SELECT *, row_number() OVER (PARTITION BY queue ORDER BY is_mine DESC, due_at, number) AS place,
        (count(*) OVER whole)::int AS waiting, (count(*) FILTER (WHERE due_at <= app_now()) OVER whole)::int AS late,
        (count(*) FILTER (WHERE is_mine) OVER whole)::int AS mine, min(since) OVER whole AS "oldestAt"
      FROM (${sql.join(each, sql` UNION ALL `)}) AS every_queue WINDOW whole AS (PARTITION BY queue)) AS ranked
    LEFT JOIN reference_coins reference ON reference.coin = ranked.coin LEFT JOIN staff_names holder ON holder.id = ranked.holder_id
    WHERE place <= ${most} ORDER BY queue, place`.execute(db);
  return rows;
}

export async function foundWork(db: Db, finders: readonly WorkFinder[], text: string): Promise<Array<{ kind: string; number: string }>> {
  const each = finders.map(({ kind, find }) => sql`(SELECT ${kind}::text AS kind, number FROM (${find(text)}) AS found LIMIT 5)`);
  const { rows } = await sql<{ kind: string; number: string }>`${sql.join(each, sql` UNION ALL `)}`.execute(db);
  return rows;
}

export interface ViewRow {
  viewId: string;
  name: string;
  address: string;
}

const own = (staffId: string) => sql`staff_id = (SELECT id FROM staff_names WHERE staff_id = ${staffId})`;

export async function viewsOf(db: Db, staffId: string): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    SELECT id::text AS "viewId", name, address FROM work_views WHERE ${own(staffId)} ORDER BY name`.execute(db);
  return rows;
}

/** Of two tabs that save at once the second waits, so that both together keep to the limit. */
export async function lockViews(tx: Tx, staffId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('work.views'), hashtext(${staffId}))`.execute(tx);
}

export async function writeView(tx: Tx, staffId: string, { name, address }: Omit<ViewRow, 'viewId'>): Promise<void> {
  await sql`
    INSERT INTO work_views (staff_id, name, address) SELECT id, ${name}, ${address} FROM staff_names WHERE staff_id = ${staffId}
    ON CONFLICT (staff_id, name) DO UPDATE SET address = excluded.address, saved_at = app_now()`.execute(tx);
}

export async function deleteView(tx: Tx, staffId: string, viewId: string): Promise<void> {
  await sql`DELETE FROM work_views WHERE id = ${viewId}::bigint AND ${own(staffId)}`.execute(tx);
}
