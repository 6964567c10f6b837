import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { type Merchant, merchantColumns, merchantTables } from '../merchant.table.ts';

export interface DueMerchant {
  /** Of the account. */
  id: AccountId;
}

/** For whom something is due, the most overdue first. */
export async function dueMerchant(db: Db, seen: readonly string[]): Promise<DueMerchant | undefined> {
  const { rows } = await sql<DueMerchant>`
    SELECT account_id::text AS id FROM p2p_merchants_merchants
    WHERE due_at <= app_now() AND account_id <> ALL (${seen}::bigint[]) ORDER BY due_at LIMIT 1`.execute(db);
  return rows[0];
}

/** Everybody of whom a deposit is asked. */
export async function askedMerchants(db: Db): Promise<Merchant[]> {
  const { rows } = await sql<Merchant>`
    SELECT ${merchantColumns} FROM ${merchantTables}
    WHERE merchant.state IN ('approved', 'deposit-short', 'suspended') ORDER BY merchant.account_id`.execute(db);
  return rows;
}

/** Whose level was not looked at since Monday, UTC. */
export async function unlevelledMerchant(db: Db, seen: readonly string[]): Promise<DueMerchant | undefined> {
  const { rows } = await sql<DueMerchant>`
    SELECT account_id::text AS id FROM p2p_merchants_merchants
    WHERE state IN ('approved', 'deposit-short') AND levelled_at < date_trunc('week', app_now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
      AND account_id <> ALL (${seen}::bigint[])
    ORDER BY levelled_at LIMIT 1`.execute(db);
  return rows[0];
}
