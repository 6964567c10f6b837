import type { CallOutput } from '@peerbourse/contract/call';
import type { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export type ViewKind = CallOutput<typeof viewUser>['views'][number]['kind'];

/** One look of a member at a time, so that many at once cannot pass the quota together. */
export async function lockViews(db: Db, staffName: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('customers.views'), hashtext(${staffName}))`.execute(db);
}

/** How many customers the member has looked at within the hour, one of them left out. */
export async function countViewed(db: Db, staffName: string, except: AccountId | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT account_id)::int AS count FROM customers_views
    WHERE staff_name = ${staffName} AND at > app_now() - interval '1 hour' AND account_id IS DISTINCT FROM ${except}::bigint`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Why the member looked at this customer, if it was said within the hour. A look that took the reason over does not prolong it. */
export async function reasonWithinHour(db: Db, staffName: string, accountId: AccountId): Promise<string | undefined> {
  const { rows } = await sql<{ reason: string }>`
    SELECT reason FROM customers_views
    WHERE staff_name = ${staffName} AND at > app_now() - interval '1 hour' AND account_id = ${accountId} AND NOT is_carried
    ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0]?.reason;
}

/** Whether the member has opened the page of this customer within the hour. */
export async function wasViewedWithinHour(db: Db, staffName: string, accountId: AccountId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM customers_views
    WHERE staff_name = ${staffName} AND at > app_now() - interval '1 hour' AND account_id = ${accountId} AND kind = 'viewed' LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

interface NewView {
  staffName: string;
  accountId: AccountId;
  kind: ViewKind;
  reason: string;
  isCarried: boolean;
}

export async function insertView(db: Db, { staffName, accountId, kind, reason, isCarried }: NewView): Promise<void> {
  await sql`
    INSERT INTO customers_views (staff_name, account_id, kind, reason, is_carried)
    VALUES (${staffName}, ${accountId}, ${kind}, ${reason}, ${isCarried})`.execute(db);
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
