import type { UserId } from '@peerbourse/contract/ids';
import type { MerchantState, ProofKind, RejectionReason } from '@peerbourse/rules/p2p-merchants/merchant';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type ApplicationRow, applicationColumns, applicationTables } from '../application.table.ts';
import { type Merchant, merchantColumns, merchantTables } from '../merchant.table.ts';

export interface DeskApplicationRow extends ApplicationRow {
  decidedBy: string | null;
  joinedAt: Date;
}

const deskColumns = sql`${applicationColumns}, decider.name AS "decidedBy", account.created_at AS "joinedAt"`;
const deskTables = sql`${applicationTables} LEFT JOIN staff_names decider ON decider.id = application.decided_by`;

/** The oldest first. */
export async function waitingApplications(db: Db, limit: number): Promise<DeskApplicationRow[]> {
  const { rows } = await sql<DeskApplicationRow>`
    SELECT ${deskColumns} FROM ${deskTables} WHERE application.state = 'waiting'
    ORDER BY application.submitted_at, application.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db): Promise<{ count: number; openRemovals: number }> {
  const { rows } = await sql<{ count: number; openRemovals: number }>`
    SELECT (SELECT count(*)::int FROM p2p_merchants_applications WHERE state = 'waiting') AS count,
      (SELECT count(*)::int FROM p2p_merchants_removals WHERE state = 'open') AS "openRemovals"`.execute(db);
  return rows[0] as { count: number; openRemovals: number };
}

export async function applicationByNo(db: Db, applicationNo: string): Promise<DeskApplicationRow | undefined> {
  const { rows } = await sql<DeskApplicationRow>`
    SELECT ${deskColumns} FROM ${deskTables} WHERE application.application_no = ${applicationNo}`.execute(db);
  return rows[0];
}

interface Decision {
  applicationNo: string;
  version: number;
  isApproved: boolean;
  reasons: readonly RejectionReason[];
  filesToFix: readonly ProofKind[];
  closedWords: string | null;
  staffId: string;
}

/** The database looks for itself whether whoever decides may. */
export async function decideApplicationRow(tx: Tx, decision: Decision): Promise<void> {
  const { applicationNo, version, isApproved, reasons, filesToFix, closedWords, staffId } = decision;
  await sql`
    UPDATE p2p_merchants_applications SET state = ${isApproved ? 'approved' : 'rejected'}, reasons = ${[...reasons]}::text[],
      files_to_fix = ${[...filesToFix]}::text[], closed_words = ${closedWords}, decided_at = app_now(), version = ${version} + 1,
      decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId})
    WHERE application_no = ${applicationNo}`.execute(tx);
}

export interface MerchantFilter {
  state: MerchantState | undefined;
  userId: UserId | undefined;
}

function isMeant({ state, userId }: MerchantFilter) {
  return sql`(${state ?? null}::text IS NULL OR merchant.state = ${state ?? null}) AND (${userId ?? null}::text IS NULL OR account.user_id = ${userId ?? null})`;
}

/** Those first for whom something is due, then the newest. */
export async function listedMerchants(db: Db, filter: MerchantFilter, limit: number): Promise<Merchant[]> {
  const { rows } = await sql<Merchant>`
    SELECT ${merchantColumns} FROM ${merchantTables} WHERE ${isMeant(filter)}
    ORDER BY merchant.due_at NULLS LAST, merchant.approved_at DESC NULLS LAST, merchant.account_id
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countMerchants(db: Db, filter: MerchantFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${merchantTables} WHERE ${isMeant(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function merchantByUserId(db: Db, userId: UserId): Promise<Merchant | undefined> {
  return (await listedMerchants(db, { state: undefined, userId }, 1))[0];
}
