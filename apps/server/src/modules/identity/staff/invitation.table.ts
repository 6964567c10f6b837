import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface NewInvitation {
  invitationNo: string;
  memberId: string;
  proposalId: string | null;
  ticketHash: Buffer;
  totpSecret: string;
}

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  const { invitationNo, memberId, proposalId, ticketHash, totpSecret } = invitation;
  await sql`
    INSERT INTO staff_invitations (invitation_no, member_id, proposal_id, ticket_hash, totp_secret, expires_at)
    VALUES (${invitationNo}, ${memberId}, ${proposalId}, ${ticketHash}, ${totpSecret}, app_now() + interval '48 hours')`.execute(db);
}

/** An older way in ends when there is a newer one, or when the member may not come in any more. */
export async function endInvitationsOf(db: Db, memberId: string): Promise<void> {
  await sql`UPDATE staff_invitations SET ended_at = app_now() WHERE member_id = ${memberId} AND ended_at IS NULL`.execute(db);
}

export interface Invitation {
  invitationNo: string;
  memberId: string;
  totpSecret: string;
}

export async function openInvitation(db: Db, ticketHash: Buffer): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    SELECT invitation_no AS "invitationNo", member_id::text AS "memberId", totp_secret AS "totpSecret" FROM staff_invitations
    WHERE ticket_hash = ${ticketHash} AND ended_at IS NULL AND expires_at > app_now()`.execute(db);
  return rows[0];
}

/** Answers false when somebody else came in with it meanwhile. */
export async function spendInvitation(db: Db, invitationNo: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE staff_invitations SET ended_at = app_now()
    WHERE invitation_no = ${invitationNo} AND ended_at IS NULL AND expires_at > app_now() RETURNING 1`.execute(db);
  return rows.length === 1;
}
