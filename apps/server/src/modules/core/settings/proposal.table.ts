import type { Db } from '#platform/db/pool.ts';
import { refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface NewProposal {
  proposalNo: string;
  key: string;
  /** The version that the proposer saw. */
  version: number;
  value: unknown;
  reason: string;
  staffId: string;
}

export async function insertProposal(tx: Tx, proposal: NewProposal): Promise<void> {
  await sql`
    INSERT INTO settings_proposals (proposal_no, key, version, value, reason, proposed_by, expires_at)
    SELECT ${proposal.proposalNo}, ${proposal.key}, ${proposal.version}, ${JSON.stringify(proposal.value)}::jsonb, ${proposal.reason}, id,
      app_now() + interval '7 days'
    FROM staff_names WHERE staff_id = ${proposal.staffId}`.execute(tx);
}

export interface OpenProposal {
  proposalNo: string;
  key: string;
  version: number;
  value: unknown;
  reason: string;
  proposerStaffId: string;
  proposedBy: string;
}

/** Takes an open proposal for a decision; of two deciders the second finds it decided. */
export async function takeProposal(tx: Tx, proposalNo: string): Promise<OpenProposal | undefined> {
  const { rows } = await sql<OpenProposal>`
    SELECT proposal_no AS "proposalNo", key, version, value, reason, proposer.staff_id AS "proposerStaffId", proposer.name AS "proposedBy"
    FROM settings_proposals proposal JOIN staff_names proposer ON proposer.id = proposed_by
    WHERE proposal_no = ${proposalNo} AND state = 'open' AND expires_at > app_now()
    FOR UPDATE OF proposal`.execute(tx);
  return rows[0];
}

const refusals = { PB006: 'settings.proposal-over', PB007: 'settings.two-persons', PB008: 'settings.changed-meanwhile' } as const;

/** Puts it in force. The database looks for itself whether two members of staff stand behind it. Answers the new version. */
export async function approveProposal(tx: Tx, proposalNo: string, staffId: string): Promise<number> {
  const asked = sql<{ version: number }>`
    SELECT settings_carry_out(${proposalNo}, (SELECT id FROM staff_names WHERE staff_id = ${staffId})) AS version`;
  const { rows } = await refusing(asked.execute(tx), refusals);
  return (rows[0] as { version: number }).version;
}

export async function rejectProposal(tx: Tx, proposalNo: string, staffId: string): Promise<void> {
  await sql`
    UPDATE settings_proposals
    SET state = 'rejected', decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), decided_at = app_now()
    WHERE proposal_no = ${proposalNo}`.execute(tx);
}

export async function withdrawProposal(tx: Tx, proposalNo: string): Promise<void> {
  await sql`UPDATE settings_proposals SET state = 'withdrawn', decided_at = app_now() WHERE proposal_no = ${proposalNo}`.execute(tx);
}

export interface ListedProposal {
  proposalNo: string;
  key: string;
  version: number;
  /** Nothing where the proposer saw the initial value. */
  before: unknown;
  after: unknown;
  reason: string;
  state: 'open' | 'stale' | 'approved' | 'rejected' | 'withdrawn' | 'expired';
  proposerStaffId: string;
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** Those that wait come first, the oldest of them before the others. */
export async function newestProposals(db: Db, limit: number): Promise<ListedProposal[]> {
  const { rows } = await sql<ListedProposal>`
    SELECT * FROM (
      SELECT proposal_no AS "proposalNo", proposal.key, proposal.version, seen.value AS before, proposal.value AS after, proposal.reason,
        CASE WHEN proposal.state <> 'open' THEN proposal.state
          WHEN expires_at <= app_now() THEN 'expired'
          WHEN EXISTS (SELECT FROM settings_versions newer WHERE newer.key = proposal.key AND newer.version > proposal.version) THEN 'stale'
          ELSE 'open' END AS state,
        proposer.staff_id AS "proposerStaffId", proposer.name AS "proposedBy", proposed_at AS "proposedAt",
        decider.name AS "decidedBy", decided_at AS "decidedAt"
      FROM settings_proposals proposal
      JOIN staff_names proposer ON proposer.id = proposed_by
      LEFT JOIN staff_names decider ON decider.id = decided_by
      LEFT JOIN settings_versions seen ON seen.key = proposal.key AND seen.version = proposal.version
      WHERE proposed_at > app_now() - interval '90 days') proposal
    ORDER BY state = 'open' DESC, CASE WHEN state = 'open' THEN "proposedAt" END, "proposedAt" DESC LIMIT ${limit}`.execute(db);
  return rows;
}
