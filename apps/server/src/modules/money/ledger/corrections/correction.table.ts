import type { AccountId, UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { proposerLeft, refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { Wallet } from '../legs.rules.ts';

/** What is corrected by hand: customers' wallets, and the coins that the house may sell. */
export type CorrectedWallet = Wallet | 'inventory';

/** Proposals of one member come one after another, so that many at once cannot pass the limit of the day together. */
export async function lockProposals(tx: Tx, staffId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('ledger.corrections'), hashtext(${staffId}))`.execute(tx);
}

/** Value of everything that the member has proposed since midnight UTC and nobody has rejected; the house's own is counted by itself. */
export async function proposedToday(tx: Tx, staffId: string, isOfHouse: boolean): Promise<bigint> {
  const { rows } = await sql<{ usdtValue: bigint }>`
    SELECT coalesce(sum(usdt_value), 0)::bigint AS "usdtValue" FROM ledger_corrections
    WHERE proposed_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}) AND state <> 'rejected' AND (owner_id IS NULL) = ${isOfHouse}
      AND proposed_at >= date_trunc('day', app_now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`.execute(tx);
  return (rows[0] as { usdtValue: bigint }).usdtValue;
}

export interface NewCorrection {
  correctionNo: string;
  /** Null for the house's own. */
  ownerId: AccountId | null;
  asset: string;
  wallet: CorrectedWallet;
  amount: bigint;
  usdtValue: bigint;
  reason: string;
  staffId: string;
}

export async function insertCorrection(tx: Tx, correction: NewCorrection): Promise<void> {
  await sql`
    INSERT INTO ledger_corrections (correction_no, owner_id, asset, wallet, amount, usdt_value, reason, proposed_by, expires_at)
    SELECT ${correction.correctionNo}, ${correction.ownerId}::bigint, ${correction.asset}, ${correction.wallet},
      ${String(correction.amount)}::bigint, ${String(correction.usdtValue)}::bigint, ${correction.reason}, id, app_now() + interval '7 days'
    FROM staff_names WHERE staff_id = ${correction.staffId}`.execute(tx);
}

export interface OpenCorrection {
  id: string;
  ownerId: AccountId | null;
  userId: UserId | null;
  asset: string;
  wallet: CorrectedWallet;
  amount: bigint;
  proposerStaffId: string;
}

/** Takes an open correction for a decision; of two deciders the second finds it decided. */
export async function takeCorrection(tx: Tx, correctionNo: string): Promise<OpenCorrection | undefined> {
  const { rows } = await sql<OpenCorrection>`
    SELECT correction.id::text, owner_id::text AS "ownerId", customer.user_id AS "userId", asset, wallet, amount,
      proposer.staff_id AS "proposerStaffId"
    FROM ledger_corrections correction
    LEFT JOIN accounts_directory customer ON customer.id = owner_id
    JOIN staff_names proposer ON proposer.id = proposed_by
    WHERE correction_no = ${correctionNo} AND correction.state = 'open' AND expires_at > app_now()
    FOR UPDATE OF correction`.execute(tx);
  return rows[0];
}

/** Carries it out. The database looks for itself whether two members of staff stand behind it. */
export async function approveCorrection(tx: Tx, correctionNo: string, staffId: string): Promise<string> {
  const asked = sql<{ journalId: string }>`
    SELECT ledger_correct(${correctionNo}, (SELECT id FROM staff_names WHERE staff_id = ${staffId})) AS "journalId"`;
  const { rows } = await refusing(asked.execute(tx), {
    PB001: 'ledger.too-little',
    PB006: 'ledger.correction-over',
    ...proposerLeft,
  });
  return (rows[0] as { journalId: string }).journalId;
}

export async function rejectCorrection(tx: Tx, id: string, staffId: string): Promise<void> {
  await sql`
    UPDATE ledger_corrections
    SET state = 'rejected', decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId}), decided_at = app_now()
    WHERE id = ${id}::bigint`.execute(tx);
}

export interface CorrectionRow {
  correctionNo: string;
  userId: UserId | null;
  asset: string;
  scale: number;
  wallet: CorrectedWallet;
  amount: bigint;
  usdtValue: bigint;
  reason: string;
  state: 'open' | 'approved' | 'rejected' | 'expired';
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  journalId: string | null;
}

const listed = sql`
  SELECT correction_no AS "correctionNo", customer.user_id AS "userId", asset, scale, wallet, amount, usdt_value AS "usdtValue", reason,
    CASE WHEN correction.state = 'open' AND expires_at <= app_now() THEN 'expired' ELSE correction.state END AS state,
    proposer.name AS "proposedBy", proposed_at AS "proposedAt", decider.name AS "decidedBy", decided_at AS "decidedAt",
    journal_id AS "journalId"
  FROM ledger_corrections correction
  LEFT JOIN accounts_directory customer ON customer.id = owner_id
  JOIN reference_coins ON coin = asset
  JOIN staff_names proposer ON proposer.id = proposed_by
  LEFT JOIN staff_names decider ON decider.id = decided_by`;

export async function correctionByNo(db: Db, correctionNo: string): Promise<CorrectionRow> {
  const { rows } = await sql<CorrectionRow>`${listed} WHERE correction_no = ${correctionNo}`.execute(db);
  return rows[0] as CorrectionRow;
}

/** Those that wait come first, the oldest of them before the others. */
export async function newestCorrections(db: Db): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    SELECT * FROM (${listed} WHERE proposed_at > app_now() - interval '90 days') correction
    ORDER BY state = 'open' DESC, CASE WHEN state = 'open' THEN "proposedAt" END, "proposedAt" DESC LIMIT 500`.execute(db);
  return rows;
}
