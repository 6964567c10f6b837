import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import type { Db } from '#platform/db/pool.ts';
import { sharedRead } from '#platform/db/shared-read.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { Ad } from './ad.table.ts';

export type Paymethod = MarketAd['paymethods'][number];

/** The ways to pay of each ad, in the advertiser's order. */
export async function paymethodsByAd(db: Db, ads: ReadonlyArray<Pick<Ad, 'id' | 'templateIds'>>): Promise<Map<string, Paymethod[]>> {
  const known = await kindsOf(db);
  return new Map(ads.map(({ id, templateIds }) => [id, templateIds.flatMap((templateId) => known.get(String(templateId)) ?? [])]));
}

/** What a way to pay is called, by its template. */
export async function paymethodNames(db: Db): Promise<(templateId: number) => MethodName | undefined> {
  const known = await kindsOf(db);
  return (templateId) => {
    const kind = known.get(String(templateId));
    return kind && { paymethodName: kind.paymethodName, paymethodWording: kind.paymethodWording };
  };
}

const kindsOf = sharedRead(async (db) => {
  const { rows } = await sql<Paymethod>`
    SELECT id::text AS "paymethodId", name AS "paymethodName", wording AS "paymethodWording", '/methods/' || icon || '.svg' AS "iconUrl", rail,
      settle_minutes AS "settleMinutes"
    FROM p2p_paymethods_kinds`.execute(db);
  return new Map(rows.map((row) => [row.paymethodId, row]));
});

/** The accounts that each ad is paid to, by their public numbers. */
export async function userMethodsByAd(db: Db, adIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ adId: string; methodNos: string[] }>`
    SELECT ad_id::text AS "adId", array_agg(method_no ORDER BY method_id) AS "methodNos"
    FROM p2p_ads_user_methods JOIN p2p_paymethods_saved method ON method.id = method_id
    WHERE ad_id = ANY(${[...adIds]}::bigint[]) GROUP BY ad_id`.execute(db);
  return new Map(rows.map(({ adId, methodNos }) => [adId, methodNos]));
}

export async function replaceUserMethods(tx: Tx, adId: string, methodIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM p2p_ads_user_methods WHERE ad_id = ${adId} AND method_id <> ALL(${[...methodIds]}::bigint[])`.execute(tx);
  await sql`
    INSERT INTO p2p_ads_user_methods (ad_id, method_id) SELECT ${adId}::bigint, unnest(${[...methodIds]}::bigint[])
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Whether a sell ad can still be paid to one of its accounts. A buy ad names ways to pay only. */
export async function hasUsableMethod(db: Db, adId: string): Promise<boolean> {
  const { rows } = await sql<{ isUsable: boolean }>`
    SELECT side = 'buy' OR EXISTS (
      SELECT FROM p2p_ads_user_methods JOIN p2p_paymethods_current method ON method.id = method_id
      WHERE ad_id = ad.id AND method.state = 'ACTIVE') AS "isUsable"
    FROM p2p_ads_ads ad WHERE id = ${adId}`.execute(db);
  return rows[0]?.isUsable === true;
}
