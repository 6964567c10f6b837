import type { UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** An application, a recovery, or a recovery together with the application whose documents it shows. */
export interface Viewed {
  caseId: string | null;
  recoveryNo: string | null;
}

export interface HourOfViews {
  /** Other cases that this operator opened within the hour. */
  others: number;
  /** Until the first of them is an hour old. */
  wait_seconds: number;
}

/** Keeps numbers of recoveries apart from ids of applications. */
const recoveryMark = 'recovery ';

/** Counted under a lock of the operator, so that many openings at once cannot slip past the limit. */
export async function hourOfViews(tx: Tx, staffId: string, { caseId, recoveryNo }: Viewed): Promise<HourOfViews> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`verification-views:${staffId}`}, 0))`.execute(tx);
  const viewed = recoveryNo === null ? caseId : recoveryMark + recoveryNo;
  const { rows } = await sql<HourOfViews>`
    SELECT count(DISTINCT seen)::int AS others,
      greatest(1, ceil(extract(epoch FROM min(viewed_at) + interval '1 hour' - app_now())))::int AS wait_seconds
    FROM verification_views, coalesce(${recoveryMark} || recovery_no, case_id::text) AS seen
    WHERE staff_id = ${staffId} AND seen <> ${viewed} AND viewed_at > app_now() - interval '1 hour'`.execute(tx);
  return rows[0] as HourOfViews;
}

export async function insertView(tx: Tx, view: Viewed & { staffId: string; staffName: string }): Promise<void> {
  await sql`
    INSERT INTO verification_views (case_id, recovery_no, staff_id, staff_name)
    VALUES (${view.caseId}, ${view.recoveryNo}, ${view.staffId}, ${view.staffName})`.execute(tx);
}

export async function hasViewed(db: Db, caseId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM verification_views WHERE case_id = ${caseId} AND staff_id = ${staffId} LIMIT 1`.execute(db);
  return rows.length === 1;
}

export async function hasViewedRecovery(db: Db, recoveryNo: string, staffId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM verification_views WHERE recovery_no = ${recoveryNo} AND staff_id = ${staffId} LIMIT 1`.execute(db);
  return rows.length === 1;
}

export interface ViewRow {
  id: string;
  case_no: string;
  user_id: UserId;
  staff_name: string;
  viewed_at: Date;
}

export async function viewPage(
  db: Db,
  { caseNo, before }: { caseNo?: string | undefined; before?: string | undefined },
  limit: number,
): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    SELECT v.id::text, c.case_no, u.user_id, v.staff_name, v.viewed_at
    FROM verification_views v JOIN verification_cases c ON c.id = v.case_id JOIN accounts_directory u ON u.id = c.account_id
    WHERE (${caseNo ?? null}::text IS NULL OR c.case_no = ${caseNo ?? null}) AND (${before ?? null}::uuid IS NULL OR v.id < ${before ?? null}::uuid)
    ORDER BY v.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
