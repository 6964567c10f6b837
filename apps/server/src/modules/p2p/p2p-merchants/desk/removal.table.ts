import type { AccountId, UserId } from '@peerbourse/contract/ids';
import type { Removal } from '@peerbourse/contract/p2p/p2p-merchants/desk/desk.shape';
import type { RemovalCause } from '@peerbourse/rules/p2p-merchants/merchant';
import type { Db } from '#platform/db/pool.ts';
import { proposerLeft, refusing } from '#platform/db/refusing.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface RemovalRow {
  removalNo: string;
  accountId: AccountId;
  userId: UserId;
  cause: RemovalCause;
  reason: string;
  state: 'open' | 'approved' | 'rejected';
  proposerStaffId: string;
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

const removalColumns = sql`
  removal.removal_no AS "removalNo", removal.account_id::text AS "accountId", account.user_id AS "userId", removal.cause, removal.reason,
  removal.state, proposer.staff_id AS "proposerStaffId", proposer.name AS "proposedBy", removal.proposed_at AS "proposedAt",
  decider.name AS "decidedBy", removal.decided_at AS "decidedAt", removal.decision_reason AS "decisionReason"`;
const removalTables = sql`
  p2p_merchants_removals removal JOIN accounts_directory account ON account.id = removal.account_id
  JOIN staff_names proposer ON proposer.id = removal.proposed_by LEFT JOIN staff_names decider ON decider.id = removal.decided_by`;

export async function removalByNo(db: Db, removalNo: string): Promise<RemovalRow | undefined> {
  const { rows } = await sql<RemovalRow>`SELECT ${removalColumns} FROM ${removalTables} WHERE removal.removal_no = ${removalNo}`.execute(
    db,
  );
  return rows[0];
}

/** Proposals that wait for a second member, by account. */
export async function openRemovalsOf(db: Db, accountIds: readonly AccountId[]): Promise<Map<AccountId, RemovalRow>> {
  const { rows } = await sql<RemovalRow>`
    SELECT ${removalColumns} FROM ${removalTables}
    WHERE removal.state = 'open' AND removal.account_id = ANY(${[...accountIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}

interface NewRemoval {
  removalNo: string;
  accountId: AccountId;
  cause: RemovalCause;
  reason: string;
  staffId: string;
}

/** False while another proposal for the same merchant waits. */
export async function insertRemoval(tx: Tx, { removalNo, accountId, cause, reason, staffId }: NewRemoval): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO p2p_merchants_removals (removal_no, account_id, cause, reason, proposed_by)
    SELECT ${removalNo}, ${accountId}::bigint, ${cause}, ${reason}, id FROM staff_names WHERE staff_id = ${staffId}
    ON CONFLICT (account_id) WHERE state = 'open' DO NOTHING`.execute(tx);
  return numAffectedRows > 0n;
}

interface Decision {
  removalNo: string;
  isApproved: boolean;
  reason: string;
  staffId: string;
}

/** The database looks for itself whether two members stand behind it. */
export async function decideRemovalRow(tx: Tx, { removalNo, isApproved, reason, staffId }: Decision): Promise<void> {
  const decided = sql`
    UPDATE p2p_merchants_removals SET state = ${isApproved ? 'approved' : 'rejected'}, decision_reason = ${reason}, decided_at = app_now(),
      decided_by = (SELECT id FROM staff_names WHERE staff_id = ${staffId})
    WHERE removal_no = ${removalNo}`.execute(tx);
  await refusing(decided, proposerLeft);
}

export function removalView(row: RemovalRow): Removal {
  const { removalNo, userId, cause, reason, state, proposedBy, proposedAt, decidedBy, decidedAt, decisionReason } = row;
  return {
    removalNo,
    userId,
    cause,
    reason,
    state,
    proposedBy,
    proposedAt: proposedAt.toISOString(),
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    decisionReason,
  };
}
