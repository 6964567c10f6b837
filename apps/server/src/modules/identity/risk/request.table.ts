import type { AccountId, MainId, UserId } from '@peerbourse/contract/ids';
import type { RiskAct, RiskQuestion } from '@peerbourse/rules/risk/rule';
import type { RiskRequestState } from '@peerbourse/rules/risk/verdict';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface RequestRow {
  id: string;
  requestNo: string;
  accountId: AccountId;
  userId: UserId;
  ruleId: string;
  ruleName: string;
  act: RiskAct;
  question: RiskQuestion;
  /** As it is by the clock: what nobody answered in time is over, whether or not that was written down yet. */
  state: RiskRequestState;
  askedAt: Date;
  expiresAt: Date;
  closedAnswer: string | null;
  answeredAt: Date | null;
  decidedAt: Date | null;
  countsUntil: Date | null;
}

export const requestColumns = sql`
  request.id::text, request.request_no AS "requestNo", request.account_id::text AS "accountId", account.user_id AS "userId",
  request.rule_id AS "ruleId", request.rule_name AS "ruleName", request.act, request.question,
  CASE WHEN request.state = 'open' AND request.expires_at <= app_now() THEN 'expired' ELSE request.state END AS state,
  request.asked_at AS "askedAt", request.expires_at AS "expiresAt", request.closed_answer AS "closedAnswer",
  request.answered_at AS "answeredAt", request.decided_at AS "decidedAt", request.counts_until AS "countsUntil"`;

export const requestTables = sql`risk_requests request JOIN accounts_directory account ON account.id = request.account_id`;

export interface NewRequest {
  requestNo: string;
  accountId: MainId;
  ruleId: string;
  ruleName: string;
  act: RiskAct;
  question: RiskQuestion;
  facts: Readonly<Record<string, string | number | boolean | null>>;
  hours: number;
}

/**
 * A new request, unless one of this rule is under way. The lock of the account lets of two acts at once one ask; what nobody answered in
 * time makes room first.
 */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const { requestNo, accountId, ruleId, ruleName, act, question, facts, hours } = request;
  await sql`
    UPDATE risk_requests SET state = 'expired'
    WHERE account_id = ${accountId} AND rule_id = ${ruleId} AND state = 'open' AND expires_at <= app_now()`.execute(tx);
  const { rows } = await sql`
    INSERT INTO risk_requests (request_no, account_id, rule_id, rule_name, act, question, facts, expires_at)
    VALUES (${requestNo}, ${accountId}, ${ruleId}, ${ruleName}, ${act}, ${question}, ${JSON.stringify(facts)}::jsonb,
      app_now() + make_interval(hours => ${hours}))
    ON CONFLICT (account_id, rule_id) WHERE state IN ('open', 'answered') DO NOTHING RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function requestUnderWay(tx: Tx, accountId: MainId, ruleId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    SELECT ${requestColumns} FROM ${requestTables}
    WHERE request.account_id = ${accountId} AND request.rule_id = ${ruleId} AND request.state IN ('open', 'answered')`.execute(tx);
  return rows[0];
}

/** A number of somebody else's request leads nowhere, as does one that does not exist. */
export async function ownRequest(db: Db, accountId: MainId, requestNo: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    SELECT ${requestColumns} FROM ${requestTables}
    WHERE request.account_id = ${accountId} AND request.request_no = ${requestNo}`.execute(db);
  return rows[0];
}

/** False when it is answered already, or too late. */
export async function takeAnswer(tx: Tx, requestId: string, closedAnswer: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE risk_requests SET state = 'answered', closed_answer = ${closedAnswer}, answered_at = app_now()
    WHERE id = ${requestId}::bigint AND state = 'open' AND expires_at > app_now() RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function insertPictures(tx: Tx, requestId: string, fileIds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO risk_pictures (request_id, place, file_id)
    SELECT ${requestId}::bigint, place, file_id FROM unnest(${[...fileIds]}::text[]) WITH ORDINALITY AS named (file_id, place)`.execute(tx);
}

export async function picturesOf(db: Db, requestId: string): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    SELECT file_id AS "fileId" FROM risk_pictures WHERE request_id = ${requestId}::bigint ORDER BY place`.execute(db);
  return rows.map(({ fileId }) => fileId);
}

export async function expireRequests(db: Db, most: number): Promise<number> {
  const { rows } = await sql`
    UPDATE risk_requests SET state = 'expired' WHERE id IN (
      SELECT id FROM risk_requests WHERE state = 'open' AND expires_at <= app_now() ORDER BY expires_at LIMIT ${most}
      FOR UPDATE SKIP LOCKED) RETURNING 1`.execute(db);
  return rows.length;
}
