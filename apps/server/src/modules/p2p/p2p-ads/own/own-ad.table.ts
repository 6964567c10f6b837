import type { AccountId } from '@peerbourse/contract/ids';
import type { Insertable } from 'kysely';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { P2pAdsAds } from '#platform/db/types.gen.ts';
import { sql } from '#platform/sql.ts';
import { type Ad, adColumns, adTables, type Side } from '../ad.table.ts';

export async function insertAd(tx: Tx, ad: Insertable<P2pAdsAds>): Promise<string> {
  const { id } = await tx.insertInto('p2p_ads_ads').values(ad).returning('id').executeTakeFirstOrThrow();
  return String(id);
}

export const tabs = ['online', 'offline', 'editing', 'completed', 'hidden'] as const;
export type Tab = (typeof tabs)[number];

export interface AdFilter {
  tab: Tab | undefined;
  side: Side | undefined;
  coin: string | undefined;
  fiat: string | undefined;
}

/** Newest first, after the one that the reader has seen last. */
export async function selectOwnAds(
  db: Db,
  accountId: AccountId,
  { tab, side, coin, fiat }: AdFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Ad[]> {
  const tabbed =
    tab === undefined ? sql`` : tab === 'hidden' ? sql`AND ad.is_hidden AND ad.state <> 'completed'` : sql`AND ad.state = ${tab}`;
  const { rows } = await sql<Ad>`
    SELECT ${adColumns} FROM ${adTables}
    WHERE ad.account_id = ${accountId} AND ad.state <> 'deleted' ${tabbed}
      ${side === undefined ? sql`` : sql`AND ad.side = ${side}`}
      ${coin === undefined ? sql`` : sql`AND ad.coin = ${coin}`}
      ${fiat === undefined ? sql`` : sql`AND ad.fiat = ${fiat}`}
      ${after === undefined ? sql`` : sql`AND ad.id < (SELECT id FROM p2p_ads_ads WHERE ad_no = ${after} AND account_id = ${accountId})`}
    ORDER BY ad.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countByTab(db: Db, accountId: AccountId): Promise<Record<Tab, number>> {
  const { rows } = await sql<Record<Tab, number>>`
    SELECT count(*) FILTER (WHERE state = 'online')::int AS online, count(*) FILTER (WHERE state = 'offline')::int AS offline,
      count(*) FILTER (WHERE state = 'editing')::int AS editing, count(*) FILTER (WHERE state = 'completed')::int AS completed,
      count(*) FILTER (WHERE is_hidden AND state <> 'completed')::int AS hidden
    FROM p2p_ads_ads WHERE account_id = ${accountId} AND state <> 'deleted'`.execute(db);
  return rows[0] as Record<Tab, number>;
}

/** What the wallet of the market holds of a coin. */
export async function walletUnits(db: Db, accountId: AccountId, coin: string): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    SELECT coalesce(sum(balance), 0)::bigint AS units FROM ledger_account_balances
    WHERE owner_id = ${accountId} AND asset = ${coin} AND purpose = 'otc'`.execute(db);
  return rows[0]?.units ?? 0n;
}
