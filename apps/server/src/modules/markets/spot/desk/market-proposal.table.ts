import type { DeskState } from '@peerbourse/contract/markets/spot/desk/market-change.shape';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/pool.ts';
import { refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { TermsRow, UnitsRow } from './listed-terms.ts';

/** What a new market is made of, in the columns of its row. */
export interface NewMarketRow extends TermsRow, UnitsRow {
  base: string;
  quote: string;
  price_scale: number;
  lot_scale: number;
}

export type ProposedChange =
  | { kind: 'list'; symbol: string; terms: NewMarketRow }
  | { kind: 'terms'; symbol: string; terms: TermsRow; version: number }
  | { kind: 'state'; symbol: string; from: DeskState; to: DeskState };

export interface NewProposal {
  proposalNo: string;
  change: ProposedChange;
  reason: string;
  staffId: string;
}

export async function insertProposal(tx: Tx, { proposalNo, change, reason, staffId }: NewProposal): Promise<void> {
  const terms = change.kind === 'state' ? null : JSON.stringify(change.terms);
  const version = change.kind === 'terms' ? change.version : null;
  const [from, to] = change.kind === 'state' ? [change.from, change.to] : [null, null];
  await sql`
    INSERT INTO spot_proposals (proposal_no, symbol, kind, terms, version, from_state, to_state, reason, proposed_by, expires_at)
    SELECT ${proposalNo}, ${change.symbol}, ${change.kind}, ${terms}::jsonb, ${version}::int, ${from}, ${to}, ${reason}, id,
      app_now() + interval '7 days'
    FROM staff_names WHERE staff_id = ${staffId}`.execute(tx);
}

interface ProposalColumns {
  proposalNo: string;
  symbol: string;
  kind: 'list' | 'terms' | 'state';
  terms: (TermsRow & Partial<NewMarketRow>) | null;
  fromState: DeskState | null;
  toState: DeskState | null;
  reason: string;
  proposerStaffId: string;
  proposedBy: string;
}

const columns = sql`
  proposal_no AS "proposalNo", proposal.symbol, kind, terms, from_state AS "fromState", to_state AS "toState", reason,
  proposer.staff_id AS "proposerStaffId", proposer.name AS "proposedBy"`;

export type OpenProposal = ProposalColumns;

/** Takes an open proposal for a decision; of two deciders the second finds it decided. */
export async function takeProposal(tx: Tx, proposalNo: string): Promise<OpenProposal | undefined> {
  const { rows } = await sql<OpenProposal>`
    SELECT ${columns} FROM spot_proposals proposal JOIN staff_names proposer ON proposer.id = proposed_by
    WHERE proposal_no = ${proposalNo} AND state = 'open' AND expires_at > app_now() FOR UPDATE OF proposal`.execute(tx);
  return rows[0];
}

const refusals = { PB006: 'spot.proposal-over', PB007: 'spot.two-persons', PB008: 'spot.changed-meanwhile' } as const;

/** Carries it out. The database looks for itself whether two members of staff stand behind it. */
export async function approveProposal(tx: Tx, proposalNo: string, staffId: string): Promise<void> {
  const asked = sql`SELECT spot_carry_out(${proposalNo}, (SELECT id FROM staff_names WHERE staff_id = ${staffId}))`;
  await refusing(asked.execute(tx), refusals);
}

export async function rejectProposal(tx: Tx, proposalNo: string, staffId: string): Promise<void> {
  await sql`
    UPDATE spot_proposals
    SET state = 'rejected', decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), decided_at = app_now()
    WHERE proposal_no = ${proposalNo}`.execute(tx);
}

export async function withdrawProposal(tx: Tx, proposalNo: string): Promise<void> {
  await sql`UPDATE spot_proposals SET state = 'withdrawn', decided_at = app_now() WHERE proposal_no = ${proposalNo}`.execute(tx);
}

export async function haltMarket(tx: Tx, symbol: string, staffId: string): Promise<boolean> {
  const asked = sql<{ halted: boolean }>`
    SELECT spot_halt_market(${symbol}, (SELECT id FROM staff_names WHERE staff_id = ${staffId})) AS halted`;
  const { rows } = await asked.execute(tx);
  return rows[0]?.halted === true;
}

export interface ListedProposal extends ProposalColumns {
  state: 'open' | 'stale' | 'approved' | 'rejected' | 'withdrawn' | 'expired';
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** Those that wait come first, the oldest of them before the others. */
export async function newestProposals(db: Db, limit: number): Promise<ListedProposal[]> {
  const { rows } = await sql<ListedProposal>`
    SELECT * FROM (
      SELECT ${columns}, proposed_at AS "proposedAt", decider.name AS "decidedBy", decided_at AS "decidedAt",
        CASE WHEN proposal.state <> 'open' THEN proposal.state WHEN expires_at <= app_now() THEN 'expired'
          WHEN ${isStale} THEN 'stale' ELSE 'open' END AS state
      FROM spot_proposals proposal JOIN staff_names proposer ON proposer.id = proposed_by
      LEFT JOIN staff_names decider ON decider.id = decided_by
      LEFT JOIN spot_symbols listed ON listed.symbol = proposal.symbol LEFT JOIN spot_markets market ON market.symbol = proposal.symbol
      WHERE proposed_at > app_now() - interval '90 days') proposal
    ORDER BY state = 'open' DESC, CASE WHEN state = 'open' THEN "proposedAt" END, "proposedAt" DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Of a proposal that is open, with what its market is now. */
const isStale = sql`
  CASE kind WHEN 'list' THEN listed.symbol IS NOT NULL WHEN 'terms' THEN listed.version <> proposal.version
    ELSE coalesce(market.state, 'draft') <> from_state END`;

/** What waits for a decision of somebody else than the reader. */
export const waitingProposals = (me: RawBuilder<unknown>) => sql`
  SELECT proposal_no AS number, proposed_at AS since, proposed_at + interval '24 hours' AS due_at, false AS is_mine,
    NULL::text AS coin, NULL::bigint AS units
  FROM spot_proposals proposal LEFT JOIN spot_symbols listed ON listed.symbol = proposal.symbol
  LEFT JOIN spot_markets market ON market.symbol = proposal.symbol
  WHERE proposal.state = 'open' AND expires_at > app_now() AND proposed_by <> ${me} AND NOT ${isStale}`;
