import type { StaffRole } from '@peerbourse/contract/call';
import type { Db } from '#platform/db/pool.ts';
import { proposerLeft, refusing } from '#platform/db/refusing.ts';
import { sql } from '#platform/sql.ts';

export type ProposalKind = 'add' | 'change-roles' | 'suspend' | 'reinstate' | 'reset-factors';

export interface NewProposal {
  proposalNo: string;
  kind: ProposalKind;
  memberId: string | null;
  name: string;
  email: string | null;
  roles: readonly StaffRole[] | null;
  reason: string;
  proposedBy: string;
}

/** Answers false when the same is proposed already. */
export async function insertProposal(db: Db, proposal: NewProposal): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO staff_proposals (proposal_no, kind, member_id, name, email, roles, reason, proposed_by, expires_at)
    SELECT ${proposal.proposalNo}, ${proposal.kind}, ${proposal.memberId}::bigint, ${proposal.name}, ${proposal.email},
      ${proposal.roles && [...proposal.roles]}::text[], ${proposal.reason}, ${proposal.proposedBy}::bigint, app_now() + interval '7 days'
    WHERE NOT EXISTS (
      SELECT FROM staff_proposals WHERE kind = ${proposal.kind} AND name = ${proposal.name} AND state = 'open' AND expires_at > app_now())
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

export interface Proposal {
  id: string;
  kind: ProposalKind;
  memberId: string | null;
  name: string;
  email: string | null;
  roles: StaffRole[] | null;
  proposedBy: string;
}

/** Takes an open proposal for a decision; of two deciders the second finds it decided. */
export async function takeProposal(db: Db, proposalNo: string): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    SELECT id::text, kind, member_id::text AS "memberId", name, email, roles, proposed_by::text AS "proposedBy" FROM staff_proposals
    WHERE proposal_no = ${proposalNo} AND state = 'open' AND expires_at > app_now() FOR UPDATE`.execute(db);
  return rows[0];
}

export async function closeProposal(
  db: Db,
  id: string,
  decision: { state: 'approved' | 'rejected'; decidedBy: string; memberId: string | null },
): Promise<void> {
  const decided = sql`
    UPDATE staff_proposals SET state = ${decision.state}, decided_by = ${decision.decidedBy}, decided_at = app_now(), member_id = ${decision.memberId}
    WHERE id = ${id}`.execute(db);
  await refusing(decided, proposerLeft);
}

export interface ListedProposal {
  proposalNo: string;
  kind: ProposalKind;
  name: string;
  email: string | null;
  roles: StaffRole[] | null;
  reason: string;
  state: 'open' | 'approved' | 'rejected' | 'expired';
  subjectStaffId: string | null;
  proposerStaffId: string;
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Of an invitation that waits. */
  invitationNo: string | null;
}

export async function newestProposals(db: Db, limit: number): Promise<ListedProposal[]> {
  const { rows } = await sql<ListedProposal>`
    SELECT proposal_no AS "proposalNo", kind, p.name, p.email, p.roles, reason,
      CASE WHEN p.state = 'open' AND p.expires_at <= app_now() THEN 'expired' ELSE p.state END AS state,
      subject.staff_id AS "subjectStaffId", proposer.staff_id AS "proposerStaffId", proposer.name AS "proposedBy",
      proposed_at AS "proposedAt", decider.name AS "decidedBy", decided_at AS "decidedAt", invitation_no AS "invitationNo"
    FROM staff_proposals p
    JOIN staff_members proposer ON proposer.id = proposed_by
    LEFT JOIN staff_members subject ON subject.id = p.member_id
    LEFT JOIN staff_members decider ON decider.id = decided_by
    LEFT JOIN staff_invitations i ON i.proposal_id = p.id AND i.ended_at IS NULL AND i.expires_at > app_now()
    ORDER BY (p.state = 'open') DESC, p.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
