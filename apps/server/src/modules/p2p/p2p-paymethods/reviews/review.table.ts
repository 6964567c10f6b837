import type { MainId, UserId } from '@peerbourse/contract/ids';
import type { reviewOutcomes } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { MethodState } from '../method.table.ts';

/** Two people who save one account at the same time wait for each other here. */
export async function lockMark(tx: Tx, mark: Buffer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(encode(${mark}::bytea, 'hex'), 2))`.execute(tx);
}

/** Saved by others: children are no others. */
export async function methodsOfOthers(tx: Tx, marks: readonly Buffer[], mainId: MainId): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT method.id::text FROM p2p_paymethods_methods method JOIN accounts_directory own ON own.id = method.account_id
    WHERE method.account_mark = ANY(${marks}::bytea[]) AND method.state <> 'deleted' AND coalesce(own.main_id, own.id) <> ${mainId}
    ORDER BY method.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** An account number that we have disabled stays so for the whole family, under whatever name it is saved. */
export async function isDisabledByUs(tx: Tx, marks: readonly Buffer[], mainId: MainId): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM p2p_paymethods_methods method JOIN accounts_directory own ON own.id = method.account_id
    WHERE method.account_mark = ANY(${marks}::bytea[]) AND method.disabled_by = 'risk' AND coalesce(own.main_id, own.id) = ${mainId}
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

export async function methodIdOf(tx: Tx, methodNo: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id::text FROM p2p_paymethods_methods WHERE method_no = ${methodNo}`.execute(tx);
  return rows[0]?.id;
}

export async function openReviewOf(tx: Tx, methodIds: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT review.id::text FROM p2p_paymethods_reviews review JOIN p2p_paymethods_review_methods member ON member.review_id = review.id
    WHERE review.outcome IS NULL AND member.method_id = ANY(${methodIds}::bigint[]) ORDER BY review.id LIMIT 1`.execute(tx);
  return rows[0]?.id;
}

export async function insertReview(tx: Tx, reviewNo: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO p2p_paymethods_reviews (review_no) VALUES (${reviewNo}) RETURNING id::text`.execute(tx);
  return (rows[0] as { id: string }).id;
}

export async function addToReview(tx: Tx, reviewId: string, methodIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO p2p_paymethods_review_methods (review_id, method_id) SELECT ${reviewId}, unnest(${methodIds}::bigint[])
    ON CONFLICT DO NOTHING`.execute(tx);
}

export interface ReviewRow {
  id: string;
  reviewNo: string;
  openedAt: Date;
}

export async function openReviews(db: Db, after: string | undefined, limit: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT id::text, review_no AS "reviewNo", opened_at AS "openedAt" FROM p2p_paymethods_reviews
    WHERE outcome IS NULL AND id > coalesce((SELECT id FROM p2p_paymethods_reviews WHERE review_no = ${after ?? null}), 0)
    ORDER BY p2p_paymethods_reviews.id LIMIT ${limit}`.execute(db);
  return rows;
}

export async function waitingReviews(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_paymethods_reviews WHERE outcome IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface ReviewedMethod {
  reviewId: string;
  methodNo: string;
  userId: UserId;
  templateId: number;
  fiat: string;
  closedValues: string;
  holderName: string;
  state: MethodState;
  createdAt: Date;
}

/** Without those that were deleted meanwhile. */
export async function methodsOfReviews(db: Db, reviewIds: readonly string[]): Promise<ReviewedMethod[]> {
  const { rows } = await sql<ReviewedMethod>`
    SELECT member.review_id::text AS "reviewId", method.method_no AS "methodNo", own.user_id AS "userId", method.template_id AS "templateId",
      method.fiat, method.closed_values AS "closedValues", method.holder_name AS "holderName", current.state, method.created_at AS "createdAt"
    FROM p2p_paymethods_review_methods member JOIN p2p_paymethods_methods method ON method.id = member.method_id
    JOIN p2p_paymethods_current current ON current.id = method.id JOIN accounts_directory own ON own.id = method.account_id
    WHERE member.review_id = ANY(${reviewIds}::bigint[]) AND method.state <> 'deleted' ORDER BY method.id`.execute(db);
  return rows;
}

export async function lockReview(tx: Tx, reviewNo: string): Promise<{ id: string; isOpen: boolean } | undefined> {
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    SELECT id::text, outcome IS NULL AS "isOpen" FROM p2p_paymethods_reviews WHERE review_no = ${reviewNo} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Answers how many of them belong to the review and are disabled now. */
export async function disableReviewed(tx: Tx, reviewId: string, methodNos: readonly string[]): Promise<number> {
  const { rows } = await sql`
    UPDATE p2p_paymethods_methods method SET state = 'disabled', disabled_by = 'risk', changed_at = app_now()
    FROM p2p_paymethods_review_methods member
    WHERE member.review_id = ${reviewId} AND member.method_id = method.id AND method.method_no = ANY(${methodNos}::text[])
      AND method.state <> 'deleted' RETURNING 1`.execute(tx);
  return rows.length;
}

export interface Resolution {
  id: string;
  outcome: (typeof reviewOutcomes)[number];
  note: string;
  resolvedBy: string;
}

export async function writeResolution(tx: Tx, { id, outcome, note, resolvedBy }: Resolution): Promise<void> {
  await sql`
    UPDATE p2p_paymethods_reviews SET outcome = ${outcome}, note = ${note}, resolved_by = ${resolvedBy}, resolved_at = app_now()
    WHERE id = ${id}`.execute(tx);
}
