import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export type ViewKind = 'found' | 'viewed' | 'revealed';

/** One look of a member at a time, so that many at once cannot pass the quota together. */
export async function lockViews(db: Db, staffName: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('customers.views'), hashtext(${staffName}))`.execute(db);
}

/** How many other profiles the member has opened within the hour. */
export async function countOthers(db: Db, staffName: string, accountId: AccountId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT account_id)::int AS count FROM customers_views
    WHERE staff_name = ${staffName} AND at > app_now() - interval '1 hour' AND account_id <> ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertView(
  db: Db,
  { staffName, accountId, kind, reason }: { staffName: string; accountId: AccountId; kind: ViewKind; reason: string },
): Promise<void> {
  await sql`
    INSERT INTO customers_views (staff_name, account_id, kind, reason) VALUES (${staffName}, ${accountId}, ${kind}, ${reason})`.execute(db);
}

export interface ViewRow {
  at: Date;
  staffName: string;
  kind: ViewKind;
  reason: string;
}

export async function viewsOf(db: Db, accountId: AccountId, limit: number): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    SELECT at, staff_name AS "staffName", kind, reason FROM customers_views
    WHERE account_id = ${accountId} ORDER BY id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
