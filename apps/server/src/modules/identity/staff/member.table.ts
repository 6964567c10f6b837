import type { StaffRole } from '@peerbourse/contract/call';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface Member {
  id: string;
  staffId: string;
  name: string;
  email: string;
  passwordHash: string | null;
  totpSecret: string | null;
  totpStep: number;
  roles: StaffRole[];
  state: 'invited' | 'active' | 'suspended';
}

const columns = sql`id::text, staff_id AS "staffId", name, email, password_hash AS "passwordHash", totp_secret AS "totpSecret",
  totp_step::int AS "totpStep", roles, state`;

export async function memberByName(db: Db, name: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`SELECT ${columns} FROM staff_members WHERE name = ${name}`.execute(db);
  return rows[0];
}

export async function memberById(db: Db, id: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`SELECT ${columns} FROM staff_members WHERE staff_members.id = ${id}`.execute(db);
  return rows[0];
}

export async function memberByStaffId(db: Db, staffId: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`SELECT ${columns} FROM staff_members WHERE staff_id = ${staffId}`.execute(db);
  return rows[0];
}

/** Members with one of these roles, by name. */
export async function activeMembers(db: Db, roles: readonly StaffRole[]): Promise<Array<Pick<Member, 'staffId' | 'name'>>> {
  const { rows } = await sql<Pick<Member, 'staffId' | 'name'>>`
    SELECT staff_id AS "staffId", name FROM staff_members WHERE state = 'active' AND roles && ${[...roles]}::text[] ORDER BY name`.execute(
    db,
  );
  return rows;
}

/** Changes of the staff come one after another, so that no two of them can each count on the other's members. */
export async function lockMembers(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('staff.members'))`.execute(db);
}

export async function countActive(db: Db): Promise<{ active: number; approvers: number }> {
  const { rows } = await sql<{ active: number; approvers: number }>`
    SELECT count(*)::int AS active, (count(*) FILTER (WHERE 'approver' = ANY (roles)))::int AS approvers
    FROM staff_members WHERE state = 'active'`.execute(db);
  return rows[0] as { active: number; approvers: number };
}

/** Members beside this one who are in, or on their way in. */
export async function countOtherMembers(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM staff_members WHERE name <> ${name} AND (state = 'active' OR (state = 'invited' AND EXISTS (
      SELECT FROM staff_invitations WHERE member_id = staff_members.id AND ended_at IS NULL AND expires_at > app_now())))`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface ListedMember {
  staffId: string;
  name: string;
  email: string;
  roles: StaffRole[];
  state: Member['state'];
  createdAt: Date;
  seenAt: Date | null;
}

export async function allMembers(db: Db): Promise<ListedMember[]> {
  const { rows } = await sql<ListedMember>`
    SELECT staff_id AS "staffId", name, email, roles, state, created_at AS "createdAt",
      (SELECT max(seen_at) FROM staff_sessions WHERE member_id = staff_members.id) AS "seenAt"
    FROM staff_members ORDER BY name`.execute(db);
  return rows;
}

export interface NewMember {
  staffId: string;
  name: string;
  email: string;
  roles: readonly string[];
}

/** Nothing when the name or the address belongs to somebody already. */
export async function insertMember(db: Db, { staffId, name, email, roles }: NewMember): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO staff_members (staff_id, name, email, roles) VALUES (${staffId}, ${name}, ${email}, ${[...roles]})
    ON CONFLICT DO NOTHING RETURNING id::text`.execute(db);
  return rows[0]?.id;
}

export async function isTaken(db: Db, { name, email }: { name: string; email: string }): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM staff_members WHERE name = ${name} OR email = ${email}`.execute(db);
  return rows.length > 0;
}

export async function updateRoles(db: Db, id: string, roles: readonly string[]): Promise<void> {
  await sql`UPDATE staff_members SET roles = ${[...roles]} WHERE id = ${id}`.execute(db);
}

export async function updateState(db: Db, id: string, state: Member['state']): Promise<void> {
  await sql`UPDATE staff_members SET state = ${state} WHERE id = ${id}`.execute(db);
}

/** From now on neither the old password nor the old authenticator opens anything. */
export async function clearFactors(db: Db, id: string): Promise<void> {
  await sql`UPDATE staff_members SET state = 'invited', password_hash = NULL, totp_secret = NULL WHERE id = ${id}`.execute(db);
}

export async function setFactors(db: Db, id: string, factors: { passwordHash: string; totpSecret: string; step: number }): Promise<void> {
  await sql`
    UPDATE staff_members SET state = 'active', password_hash = ${factors.passwordHash}, totp_secret = ${factors.totpSecret},
      totp_step = ${factors.step}
    WHERE id = ${id}`.execute(db);
}

/** The same password under another key, unless it was changed meanwhile. */
export async function updatePasswordHash(db: Db, id: string, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`UPDATE staff_members SET password_hash = ${to} WHERE id = ${id} AND password_hash = ${from}`.execute(db);
}

/** A code serves once: of two logins with the same one, one takes the step. */
export async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE staff_members SET totp_step = ${step} WHERE id = ${id} AND totp_step < ${step} AND state = 'active' RETURNING 1`.execute(db);
  return rows.length === 1;
}

export async function businessMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`SELECT (extract(epoch FROM app_now()) * 1000)::float8 AS ms`.execute(db);
  return (rows[0] as { ms: number }).ms;
}
