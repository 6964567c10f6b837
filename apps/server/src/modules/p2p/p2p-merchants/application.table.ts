import type { AccountId, UserId } from '@peerbourse/contract/ids';
import type { MerchantKind, ProofKind, RejectionReason } from '@peerbourse/rules/p2p-merchants/merchant';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface ApplicationRow {
  id: string;
  applicationNo: string;
  accountId: AccountId;
  userId: UserId;
  nickName: string;
  kind: MerchantKind;
  fiats: string[];
  deposit: bigint;
  closedDetails: string;
  submittedAt: Date;
  state: 'waiting' | 'approved' | 'rejected';
  decidedAt: Date | null;
  reasons: RejectionReason[];
  filesToFix: ProofKind[];
  closedWords: string | null;
  version: number;
  /** How many were handed in before. */
  earlier: number;
}

export const applicationColumns = sql`
  application.id::text, application.application_no AS "applicationNo", application.account_id::text AS "accountId", account.user_id AS "userId",
  profile.nick_name AS "nickName", application.kind, application.fiats, application.deposit, application.closed_details AS "closedDetails",
  application.submitted_at AS "submittedAt", application.state, application.decided_at AS "decidedAt", application.reasons,
  application.files_to_fix AS "filesToFix", application.closed_words AS "closedWords", application.version,
  (SELECT count(*)::int FROM p2p_merchants_applications before
   WHERE before.account_id = application.account_id AND before.id < application.id) AS earlier`;

export const applicationTables = sql`
  p2p_merchants_applications application JOIN accounts_directory account ON account.id = application.account_id
  JOIN p2p_users_directory profile ON profile.account_id = application.account_id`;

export async function newestApplicationOf(db: Db, accountId: AccountId): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    SELECT ${applicationColumns} FROM ${applicationTables} WHERE application.account_id = ${accountId}
    ORDER BY application.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

interface NewApplication {
  applicationNo: string;
  accountId: AccountId;
  kind: MerchantKind;
  fiats: readonly string[];
  deposit: bigint;
  closedDetails: string;
  agreementVersion: number;
  files: readonly Proof[];
}

export interface Proof {
  fileId: string;
  kind: ProofKind;
}

export async function insertApplication(tx: Tx, application: NewApplication): Promise<void> {
  const { applicationNo, accountId, kind, fiats, deposit, closedDetails, agreementVersion, files } = application;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO p2p_merchants_applications (application_no, account_id, kind, fiats, deposit, closed_details, agreement_version)
    VALUES (${applicationNo}, ${accountId}, ${kind}, ${[...fiats]}::text[], ${deposit}, ${closedDetails}, ${agreementVersion})
    RETURNING id::text`.execute(tx);
  await sql`
    INSERT INTO p2p_merchants_files (application_id, place, kind, file_id)
    SELECT ${rows[0]?.id}::bigint, place, kind, file_id
    FROM unnest(${files.map((file) => file.kind)}::text[], ${files.map((file) => file.fileId)}::text[])
      WITH ORDINALITY AS named (kind, file_id, place)`.execute(tx);
}

export async function proofsOfApplication(db: Db, applicationId: string): Promise<Proof[]> {
  const { rows } = await sql<Proof>`
    SELECT file_id AS "fileId", kind FROM p2p_merchants_files WHERE application_id = ${applicationId}::bigint ORDER BY place`.execute(db);
  return rows;
}
