import type { AccountId, UserId } from '@peerbourse/contract/ids';
import type { MerchantKind, MerchantState } from '@peerbourse/rules/p2p-merchants/merchant';
import type { MerchantLevel } from '@peerbourse/rules/p2p-merchants/merchant-level';
import type { Updateable } from 'kysely';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { P2pMerchantsMerchants } from '#platform/db/types.gen.ts';
import { must } from '#platform/refusal.ts';
import { sql } from '#platform/sql.ts';

/** Somebody who has applied at least once. */
export interface Merchant {
  accountId: AccountId;
  userId: UserId;
  areaId: string;
  nickName: string;
  state: Exclude<MerchantState, 'none'>;
  kind: MerchantKind;
  fiats: string[];
  level: MerchantLevel;
  deposit: bigint;
  required: bigint;
  dueAt: Date | null;
  approvedAt: Date | null;
  endedAt: Date | null;
  version: number;
}

export const merchantColumns = sql`
  merchant.account_id::text AS "accountId", account.user_id AS "userId", account.area_id AS "areaId", profile.nick_name AS "nickName",
  merchant.state, merchant.kind, merchant.fiats, merchant.level, merchant.deposit, merchant.required, merchant.due_at AS "dueAt",
  merchant.approved_at AS "approvedAt", merchant.ended_at AS "endedAt", merchant.version`;

export const merchantTables = sql`
  p2p_merchants_merchants merchant JOIN accounts_directory account ON account.id = merchant.account_id
  JOIN p2p_users_directory profile ON profile.account_id = merchant.account_id`;

export async function merchantOf(db: Db, accountId: AccountId): Promise<Merchant | undefined> {
  const { rows } = await sql<Merchant>`
    SELECT ${merchantColumns} FROM ${merchantTables} WHERE merchant.account_id = ${accountId}`.execute(db);
  return rows[0];
}

export interface Applying {
  accountId: AccountId;
  kind: MerchantKind;
  fiats: readonly string[];
  deposit: bigint;
}

/** The first application of an account makes its row, later ones bring it back. Answers the version that it then has. */
export async function beginReview(tx: Tx, { accountId, kind, fiats, deposit }: Applying): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO p2p_merchants_merchants AS merchant (account_id, state, kind, fiats, deposit, required)
    VALUES (${accountId}, 'reviewing', ${kind}, ${[...fiats]}::text[], ${deposit}, ${deposit})
    ON CONFLICT (account_id) DO UPDATE SET state = 'reviewing', kind = excluded.kind, fiats = excluded.fiats, deposit = excluded.deposit,
      required = excluded.required, version = merchant.version + 1
    RETURNING version`.execute(tx);
  return (rows[0] as { version: number }).version;
}

type Change = Omit<Updateable<P2pMerchantsMerchants>, 'account_id' | 'version'>;

/** Whoever changes a merchant has locked the profile; the version says that nothing happened in between. Answers what it is then. */
export async function changeMerchant(
  tx: Tx,
  { accountId, version }: Pick<Merchant, 'accountId' | 'version'>,
  change: Change,
): Promise<Merchant> {
  const { numUpdatedRows } = await tx
    .updateTable('p2p_merchants_merchants')
    .set({ ...change, version: version + 1 })
    .where('account_id', '=', BigInt(accountId))
    .where('version', '=', version)
    .executeTakeFirst();
  must(numUpdatedRows === 1n, 'nobody changes a merchant whose profile another has locked');
  const changed = await merchantOf(tx, accountId);
  must(changed, 'a merchant that was changed is there');
  return changed;
}

/** So many days from now, or from another moment. */
export async function daysFrom(db: Db, days: number, from: Date | null = null): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    SELECT coalesce(${from}::timestamptz, app_now()) + make_interval(days => ${days}) AS at`.execute(db);
  return (rows[0] as { at: Date }).at;
}

export async function nowOf(db: Db): Promise<Date> {
  return await daysFrom(db, 0);
}

/** What of an account is under way, claims on closed orders among its appeals, and when the last of its orders ended. */
export interface Business {
  hasAds: boolean;
  hasOrders: boolean;
  hasAppeals: boolean;
  lastClosedAt: Date | null;
}

export async function businessOf(db: Db, accountId: AccountId): Promise<Business> {
  const { rows } = await sql<Business>`
    SELECT EXISTS (SELECT FROM p2p_ads_of_accounts WHERE account_id = ${accountId} AND state IN ('online', 'editing')) AS "hasAds",
      coalesce(bool_or(status IN (0, 1)), false) AS "hasOrders", coalesce(bool_or(status = 2), false) OR EXISTS (SELECT FROM p2p_appeals_open_of_accounts WHERE account_id = ${accountId}) AS "hasAppeals",
      max(closed_at) AS "lastClosedAt"
    FROM p2p_orders_of_accounts WHERE account_id = ${accountId}`.execute(db);
  return rows[0] as Business;
}
