import type { AccountId, MainId } from '@peerbourse/contract/ids';
import type { methodStates } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export type MethodState = (typeof methodStates)[number];

export interface MethodRow {
  id: string;
  methodNo: string;
  templateId: number;
  fiat: string;
  closedValues: string;
  holderName: string;
  accountMark: Buffer;
  disabledBy: 'owner' | 'risk' | null;
  coolingUntil: Date | null;
  createdAt: Date;
  state: MethodState;
  hasOldFields: boolean;
  hasOldName: boolean;
  onlineAds: number;
}

/** An ad that is being edited is on the market again afterwards. */
const onlineAds = sql`(
  SELECT count(*)::int FROM p2p_ads_paid_to ad WHERE ad.method_id = method.id AND 'online' IN (ad.state, ad.resumes_as))`;

const columns = sql`method.id::text, method.method_no AS "methodNo", method.template_id AS "templateId", method.fiat,
  method.closed_values AS "closedValues", method.holder_name AS "holderName", method.account_mark AS "accountMark",
  method.disabled_by AS "disabledBy", method.cooling_until AS "coolingUntil", method.created_at AS "createdAt", current.state,
  current.has_old_fields AS "hasOldFields", current.has_old_name AS "hasOldName", ${onlineAds} AS "onlineAds"`;

const rowsOf = sql`p2p_paymethods_methods method JOIN p2p_paymethods_current current ON current.id = method.id`;

/** The newest first. */
export async function selectMethods(db: Db, accountId: AccountId, fiat?: string): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`
    SELECT ${columns} FROM ${rowsOf}
    WHERE method.account_id = ${accountId} AND method.state <> 'deleted' AND (${fiat ?? null}::text IS NULL OR method.fiat = ${fiat ?? null})
    ORDER BY method.id DESC`.execute(db);
  return rows;
}

export async function selectMethod(db: Db, accountId: AccountId, methodNo: string): Promise<MethodRow | undefined> {
  const { rows } = await sql<MethodRow>`
    SELECT ${columns} FROM ${rowsOf}
    WHERE method.method_no = ${methodNo} AND method.account_id = ${accountId} AND method.state <> 'deleted'`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends: no ad begins to use it meanwhile. */
export async function lockMethod(tx: Tx, accountId: AccountId, methodNo: string): Promise<MethodRow | undefined> {
  await sql`SELECT FROM p2p_paymethods_methods WHERE method_no = ${methodNo} AND account_id = ${accountId} FOR UPDATE`.execute(tx);
  return await selectMethod(tx, accountId, methodNo);
}

export interface UsableMethod {
  id: string;
  methodNo: string;
  templateId: number;
}

/** They stay as they are until the transaction ends. */
export async function holdMethods(tx: Tx, accountId: AccountId, methodNos: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM p2p_paymethods_methods WHERE account_id = ${accountId} AND method_no = ANY(${methodNos}::text[]) ORDER BY id FOR SHARE`.execute(
    tx,
  );
}

export async function lockUsable(
  tx: Tx,
  { accountId, methodNos, fiat }: { accountId: AccountId; methodNos: readonly string[]; fiat: string },
): Promise<UsableMethod[]> {
  await holdMethods(tx, accountId, methodNos);
  const { rows } = await sql<UsableMethod>`
    SELECT id::text, method_no AS "methodNo", template_id AS "templateId" FROM p2p_paymethods_current
    WHERE account_id = ${accountId} AND method_no = ANY(${methodNos}::text[]) AND fiat = ${fiat} AND state = 'ACTIVE' ORDER BY p2p_paymethods_current.id`.execute(
    tx,
  );
  return rows;
}

export async function countMethods(tx: Tx, accountId: AccountId, fiat: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_paymethods_methods
    WHERE account_id = ${accountId} AND fiat = ${fiat} AND state <> 'deleted'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What is written whenever somebody types values. */
export interface WrittenMethod {
  methodNo: string;
  templateVersion: number;
  closedValues: string;
  holderName: string;
  accountMark: Buffer;
  coolingHours: number;
}

const coolingEnd = (hours: number) => sql`CASE WHEN ${hours}::int > 0 THEN app_now() + make_interval(hours => ${hours}::int) END`;

/** Answers false when the account has saved the same already. */
export async function insertMethod(
  tx: Tx,
  method: WrittenMethod & { accountId: AccountId; templateId: number; fiat: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO p2p_paymethods_methods (method_no, account_id, template_id, template_version, fiat, closed_values, holder_name, account_mark,
      cooling_until)
    VALUES (${method.methodNo}, ${method.accountId}, ${method.templateId}, ${method.templateVersion}, ${method.fiat}, ${method.closedValues},
      ${method.holderName}, ${method.accountMark}, ${coolingEnd(method.coolingHours)})
    ON CONFLICT (account_id, template_id, fiat, account_mark) WHERE state <> 'deleted' DO NOTHING RETURNING 1`.execute(tx);
  return rows.length === 1;
}

/** Answers false when another method of the account is the same. */
export async function updateMethod(tx: Tx, method: WrittenMethod): Promise<boolean> {
  const { rows } = await sql`
    UPDATE p2p_paymethods_methods method SET template_version = ${method.templateVersion}, closed_values = ${method.closedValues},
      holder_name = ${method.holderName}, account_mark = ${method.accountMark}, cooling_until = ${coolingEnd(method.coolingHours)},
      changed_at = app_now()
    WHERE method_no = ${method.methodNo} AND NOT EXISTS (
      SELECT FROM p2p_paymethods_methods other
      WHERE other.account_id = method.account_id AND other.template_id = method.template_id AND other.fiat = method.fiat
        AND other.account_mark = ${method.accountMark} AND other.state <> 'deleted' AND other.id <> method.id)
    RETURNING 1`.execute(tx);
  return rows.length === 1;
}

export async function writeSwitch(tx: Tx, id: string, isEnabled: boolean): Promise<void> {
  await sql`
    UPDATE p2p_paymethods_methods SET state = ${isEnabled ? 'active' : 'disabled'}, disabled_by = ${isEnabled ? null : 'owner'},
      changed_at = app_now() WHERE id = ${id}`.execute(tx);
}

export async function markDeleted(tx: Tx, id: string): Promise<void> {
  await sql`
    UPDATE p2p_paymethods_methods SET state = 'deleted', disabled_by = NULL, deleted_at = app_now(), changed_at = app_now()
    WHERE id = ${id}`.execute(tx);
}

/** Everything that families saved is deleted, and what they typed is gone. */
export async function eraseMethods(tx: Tx, mainIds: readonly MainId[]): Promise<void> {
  await sql`
    UPDATE p2p_paymethods_methods SET state = 'deleted', disabled_by = NULL, closed_values = '', changed_at = app_now(),
      deleted_at = coalesce(deleted_at, app_now())
    WHERE account_id IN (SELECT id FROM accounts_directory WHERE id = ANY(${mainIds}::bigint[]) OR main_id = ANY(${mainIds}::bigint[]))`.execute(
    tx,
  );
}
