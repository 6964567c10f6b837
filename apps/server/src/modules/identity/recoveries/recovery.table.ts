import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export type RecoveryKind = 'second-factor' | 'fund-password';
export type RecoveryState = 'waiting' | 'cooling' | 'done' | 'rejected' | 'cancelled';

export interface Recovery {
  caseNo: string;
  accountId: MainId;
  kind: RecoveryKind;
  lost: string[];
  newEmail: string | null;
  selfieFile: string | null;
  state: RecoveryState;
  reason: string | null;
  askedAt: Date;
  decidedBy: string | null;
  effectiveAt: Date | null;
}

const columns = sql`
  case_no AS "caseNo", account_id::text AS "accountId", kind, lost, new_email AS "newEmail", selfie_file AS "selfieFile", state, reason,
  asked_at AS "askedAt", decided_by AS "decidedBy", effective_at AS "effectiveAt"`;

type NewRecovery = Pick<Recovery, 'caseNo' | 'accountId' | 'kind' | 'lost' | 'newEmail' | 'selfieFile'>;

/** Answers false when one of this kind is open already. */
export async function insertRecovery(db: Db, recovery: NewRecovery): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO recoveries_cases (case_no, account_id, kind, lost, new_email, selfie_file)
    VALUES (${recovery.caseNo}, ${recovery.accountId}, ${recovery.kind}, ${recovery.lost}, ${recovery.newEmail}, ${recovery.selfieFile})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length === 1;
}

export async function newestRecovery(db: Db, accountId: AccountId, kind: RecoveryKind): Promise<Recovery | undefined> {
  const { rows } = await sql<Recovery>`
    SELECT ${columns} FROM recoveries_cases WHERE account_id = ${accountId} AND kind = ${kind} ORDER BY id DESC LIMIT 1`.execute(db);
  return rows[0];
}

export interface QueuedRecovery extends Recovery {
  approvedBy: string | null;
  approvalReason: string | null;
  userId: UserId;
  email: string | null;
  dialCode: string | null;
  phone: string | null;
  identityLevel: number;
}

const queued = sql`
  c.case_no AS "caseNo", c.account_id::text AS "accountId", c.kind, c.lost, c.new_email AS "newEmail", c.selfie_file AS "selfieFile",
  c.state, c.reason, c.asked_at AS "askedAt", c.decided_by AS "decidedBy", c.effective_at AS "effectiveAt",
  (SELECT name FROM staff_names WHERE id = c.approved_by) AS "approvedBy", c.approval_reason AS "approvalReason",
  a.user_id AS "userId", contact.email, contact.dial_code AS "dialCode", contact.phone, a.identity_level AS "identityLevel"`;

/** Those that wait for a decision come first, so that many granted ones cannot push them off the list. */
export async function openRecoveries(db: Db): Promise<QueuedRecovery[]> {
  const { rows } = await sql<QueuedRecovery>`
    SELECT ${queued} FROM recoveries_cases c JOIN accounts_directory a ON a.id = c.account_id JOIN accounts_contacts contact ON contact.id = a.id
    WHERE c.state IN ('waiting', 'cooling') ORDER BY c.state = 'waiting' DESC, c.id LIMIT 200`.execute(db);
  return rows;
}

export async function recoveryByNumber(db: Db, caseNo: string): Promise<QueuedRecovery | undefined> {
  const { rows } = await sql<QueuedRecovery>`
    SELECT ${queued} FROM recoveries_cases c JOIN accounts_directory a ON a.id = c.account_id JOIN accounts_contacts contact ON contact.id = a.id WHERE c.case_no = ${caseNo}`.execute(
    db,
  );
  return rows[0];
}

export interface Decision {
  caseNo: string;
  staffId: string;
  staffName: string;
  reason: string;
}

/** The first of two. One who has left since, or lost the role, counts for nothing. */
export async function approveRecovery(db: Db, { caseNo, staffId, reason }: Omit<Decision, 'staffName'>): Promise<Recovery | undefined> {
  const { rows } = await sql<Recovery>`
    UPDATE recoveries_cases SET approved_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), approved_at = app_now(),
      approval_reason = ${reason}
    WHERE case_no = ${caseNo} AND state = 'waiting'
      AND NOT EXISTS (SELECT FROM staff_active WHERE id = approved_by AND roles && ARRAY['decider', 'risk'])
    RETURNING ${columns}`.execute(db);
  return rows[0];
}

/** The second, who is not the first. Of many at once one is heard. */
export async function grantRecovery(db: Db, decision: Decision & { waitingHours: number }): Promise<Recovery | undefined> {
  const { rows } = await sql<Recovery>`
    UPDATE recoveries_cases SET state = 'cooling', reason = ${decision.reason}, decided_by = ${decision.staffName}, decided_at = app_now(),
      decider_id = decider.id, effective_at = app_now() + make_interval(hours => ${decision.waitingHours})
    FROM staff_names decider
    WHERE decider.staff_id = ${decision.staffId} AND case_no = ${decision.caseNo} AND state = 'waiting' AND approved_by <> decider.id
    RETURNING ${columns}`.execute(db);
  return rows[0];
}

export async function rejectRecovery(db: Db, decision: Decision): Promise<Recovery | undefined> {
  const { rows } = await sql<Recovery>`
    UPDATE recoveries_cases SET state = 'rejected', reason = ${decision.reason}, decided_by = ${decision.staffName}, decided_at = app_now(),
      decider_id = (SELECT id FROM staff_names WHERE staff_id = ${decision.staffId})
    WHERE case_no = ${decision.caseNo} AND state = 'waiting' RETURNING ${columns}`.execute(db);
  return rows[0];
}

export async function cancelRecoveries(db: Db, accountId: AccountId): Promise<number> {
  const { rows } = await sql`
    UPDATE recoveries_cases SET state = 'cancelled' WHERE account_id = ${accountId} AND state IN ('waiting', 'cooling') RETURNING 1`.execute(
    db,
  );
  return rows.length;
}

export async function takeDueRecoveries(db: Db, limit: number): Promise<Recovery[]> {
  const { rows } = await sql<Recovery>`
    UPDATE recoveries_cases SET state = 'done'
    WHERE id IN (SELECT id FROM recoveries_cases WHERE state = 'cooling' AND effective_at <= app_now() ORDER BY id LIMIT ${limit}
      FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`.execute(db);
  return rows;
}

export interface RunningRecovery {
  kind: RecoveryKind;
  state: 'waiting' | 'cooling';
  effectiveAt: Date | null;
}

/** What has been asked for this account and has not ended yet. */
export async function runningRecoveries(db: Db, accountId: AccountId): Promise<RunningRecovery[]> {
  const { rows } = await sql<RunningRecovery>`
    SELECT kind, state, effective_at AS "effectiveAt" FROM recoveries_cases
    WHERE account_id = ${accountId} AND state IN ('waiting', 'cooling') ORDER BY id`.execute(db);
  return rows;
}
