import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { EvidenceKind } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface EvidenceRow {
  evidenceNo: string;
  side: OrderSide;
  kind: EvidenceKind;
  isForStaff: boolean;
  fileId: string;
  isUsedBefore: boolean;
  sentAt: Date;
}

export async function evidenceOf(db: Db, caseId: string): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    SELECT evidence_no AS "evidenceNo", side, kind, is_for_staff AS "isForStaff", file_id AS "fileId", is_used_before AS "isUsedBefore",
      sent_at AS "sentAt"
    FROM p2p_appeals_evidence WHERE case_id = ${caseId}::bigint ORDER BY id`.execute(db);
  return rows;
}

const mostCandidates = 50;

/** Files of evidence in other orders that share a quarter of the likeness, those that share most of it first. */
export async function evidenceLike(db: Db, orderNo: OrderNo, bands: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    SELECT file_id AS "fileId" FROM p2p_appeals_evidence evidence JOIN p2p_appeals_cases found_case ON found_case.id = evidence.case_id
    WHERE bands && ${[...bands]}::int[] AND found_case.order_no <> ${orderNo} AND sent_at > app_now() - interval '90 days'
    ORDER BY cardinality(ARRAY(SELECT unnest(bands) INTERSECT SELECT unnest(${[...bands]}::int[]))) DESC, sent_at DESC
    LIMIT ${mostCandidates}`.execute(db);
  return rows.map(({ fileId }) => fileId);
}

export interface NewEvidence {
  evidenceNo: string;
  orderNo: OrderNo;
  accountId: AccountId;
  kind: EvidenceKind;
  isForStaff: boolean;
  fileId: string;
  bands: readonly number[];
  isUsedBefore: boolean;
}

/** The SHA-256 of the picture, or why it was not added. The function finds out which side sends it. */
export async function insertEvidence(tx: Tx, evidence: NewEvidence): Promise<{ mark: string } | 'too-many' | 'bad-file'> {
  const { evidenceNo, orderNo, accountId, kind, isForStaff, fileId, bands, isUsedBefore } = evidence;
  const { rows } = await sql<{ mark: string | null }>`
    SELECT p2p_appeals_add_evidence(${evidenceNo}, ${orderNo}, ${accountId}, ${kind}, ${isForStaff}, ${fileId}, ${[...bands]}::int[],
      ${isUsedBefore}) AS mark`.execute(tx);
  const mark = rows[0]?.mark ?? null;
  if (mark === null) return 'too-many';
  return mark === '' ? 'bad-file' : { mark };
}
