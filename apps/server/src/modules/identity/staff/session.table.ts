import type { StaffRole } from '@peerbourse/contract/call';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface SessionRow {
  sessionNo: string;
  staffId: string;
  name: string;
  roles: StaffRole[];
  expiresAt: Date;
  /** Nobody has written for a minute that the session is in use. */
  isUnseen: boolean;
}

const idle = sql.lit('30 minutes');
const whole = sql.lit('12 hours');

export async function openSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    SELECT session_no AS "sessionNo", staff_id AS "staffId", name, roles, expires_at AS "expiresAt",
      seen_at < app_now() - interval '1 minute' AS "isUnseen"
    FROM staff_sessions JOIN staff_members ON staff_members.id = member_id
    WHERE token_hash = ${tokenHash} AND ended_at IS NULL AND expires_at > app_now() AND seen_at > app_now() - ${idle}::interval
      AND state = 'active'`.execute(db);
  return rows[0];
}

export async function markSeen(db: Db, sessionNo: string): Promise<void> {
  await sql`UPDATE staff_sessions SET seen_at = app_now() WHERE session_no = ${sessionNo} AND ended_at IS NULL`.execute(db);
}

export interface NewSession {
  sessionNo: string;
  memberId: string;
  tokenHash: Buffer;
  device: string;
  address: string;
}

export async function insertSession(db: Db, { sessionNo, memberId, tokenHash, device, address }: NewSession): Promise<void> {
  await sql`
    INSERT INTO staff_sessions (session_no, member_id, token_hash, device, address, expires_at)
    VALUES (${sessionNo}, ${memberId}, ${tokenHash}, ${device}, ${address}, app_now() + ${whole}::interval)`.execute(db);
}

export interface ListedSession {
  sessionNo: string;
  device: string;
  address: string;
  beganAt: Date;
  seenAt: Date;
  expiresAt: Date;
}

export async function sessionsOf(db: Db, staffId: string): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    SELECT session_no AS "sessionNo", device, address, began_at AS "beganAt", seen_at AS "seenAt", expires_at AS "expiresAt"
    FROM staff_sessions WHERE member_id = (SELECT id FROM staff_members WHERE staff_id = ${staffId})
      AND ended_at IS NULL AND expires_at > app_now() AND seen_at > app_now() - ${idle}::interval
    ORDER BY seen_at DESC LIMIT 50`.execute(db);
  return rows;
}

export async function endSession(db: Db, staffId: string, sessionNo: string, reason: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE staff_sessions SET ended_at = app_now(), end_reason = ${reason}
    WHERE session_no = ${sessionNo} AND ended_at IS NULL AND member_id = (SELECT id FROM staff_members WHERE staff_id = ${staffId})
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

export async function endSessionsOf(db: Db, memberId: string, reason: string): Promise<void> {
  await sql`
    UPDATE staff_sessions SET ended_at = app_now(), end_reason = ${reason} WHERE member_id = ${memberId} AND ended_at IS NULL`.execute(db);
}

/** Between the two steps of a login. */
export async function insertLogIn(db: Db, ticketHash: Buffer, memberId: string): Promise<void> {
  await sql`
    INSERT INTO staff_log_ins (ticket_hash, member_id, expires_at)
    VALUES (${ticketHash}, ${memberId}, app_now() + interval '5 minutes')`.execute(db);
}

export async function logInMember(db: Db, ticketHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ memberId: string }>`
    SELECT member_id::text AS "memberId" FROM staff_log_ins
    WHERE ticket_hash = ${ticketHash} AND spent_at IS NULL AND expires_at > app_now()`.execute(db);
  return rows[0]?.memberId;
}

export async function spendLogIn(db: Db, ticketHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    UPDATE staff_log_ins SET spent_at = app_now()
    WHERE ticket_hash = ${ticketHash} AND spent_at IS NULL AND expires_at > app_now() RETURNING 1`.execute(db);
  return rows.length === 1;
}

export async function dropOldLogIns(db: Db): Promise<void> {
  await sql`DELETE FROM staff_log_ins WHERE expires_at < app_now() - interval '1 day'`.execute(db);
  await sql`DELETE FROM staff_sessions WHERE expires_at < app_now() - interval '400 days'`.execute(db);
}
