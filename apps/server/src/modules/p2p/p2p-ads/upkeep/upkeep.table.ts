import type { AdNo } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { type Ad, adColumns, adTables, type Side } from '../ad.table.ts';

/** The prices and premiums that ads of one coin and currency may have; both ends belong to them. */
export interface PairBand {
  coin: string;
  fiat: string;
  lowest: bigint;
  highest: bigint;
  minPremiumPpm: number;
  maxPremiumPpm: number;
}

/** At most so many for each end of each band at a time; the next round finds the rest. */
const perEnd = 500;

const bandRows = (bands: readonly PairBand[]) => sql`
  unnest(${bands.map(({ coin }) => coin)}::text[], ${bands.map(({ fiat }) => fiat)}::text[],
    ${bands.map(({ lowest }) => String(lowest))}::bigint[], ${bands.map(({ highest }) => String(highest))}::bigint[],
    ${bands.map(({ minPremiumPpm }) => minPremiumPpm)}::int[], ${bands.map(({ maxPremiumPpm }) => maxPremiumPpm)}::int[])
  AS band (coin, fiat, lowest, highest, min_premium, max_premium)`;

const isOutside = sql`
  (ad.fixed_price NOT BETWEEN band.lowest AND band.highest OR ad.premium_ppm NOT BETWEEN band.min_premium AND band.max_premium)`;

/** Ads whose price has left its band are offered no more. Of the list only the ends of each order are read; hidden ads are not in it, and few. */
export async function unlistOutOfBand(db: Db, bands: readonly PairBand[]): Promise<number> {
  const end = (side: Side, key: 'price_key' | 'premium_key', isBelow: boolean) => {
    const column = sql.ref(key);
    const [least, most] = key === 'price_key' ? [sql`band.lowest`, sql`band.highest`] : [sql`band.min_premium`, sql`band.max_premium`];
    const [first, last] = side === 'sell' ? [least, most] : [sql`-${most}`, sql`-${least}`];
    return sql`(
      SELECT ad_id FROM p2p_ads_listed listed
      WHERE listed.coin = band.coin AND listed.fiat = band.fiat AND listed.side = ${sql.lit(side)} AND template_id = 0
        AND ${column} IS NOT NULL AND ${column} ${isBelow ? sql`< ${first}` : sql`> ${last}`}
      LIMIT ${perEnd})`;
  };
  const ends = (['sell', 'buy'] as const).flatMap((side) =>
    (['price_key', 'premium_key'] as const).flatMap((key) => [true, false].map((isBelow) => end(side, key, isBelow))),
  );
  const hidden = sql`(
    SELECT ad.id FROM p2p_ads_ads ad
    WHERE ad.coin = band.coin AND ad.fiat = band.fiat AND ad.is_hidden AND ad.state = 'online' AND ${isOutside} LIMIT ${perEnd})`;
  const { rows } = await sql`
    UPDATE p2p_ads_ads SET hidden_reasons = hidden_reasons || 'price_band'::text
    FROM (
      SELECT ad.id FROM ${bandRows(bands)} CROSS JOIN LATERAL (${sql.join([...ends, hidden], sql` UNION ALL `)}) outside
      JOIN p2p_ads_ads ad ON ad.id = outside.ad_id
      WHERE ${isOutside} AND NOT 'price_band' = ANY (ad.hidden_reasons)
      ORDER BY ad.id FOR NO KEY UPDATE OF ad SKIP LOCKED) strayed
    WHERE p2p_ads_ads.id = strayed.id RETURNING 1`.execute(db);
  return rows.length;
}

/** What has come back into its band may be listed again. */
export async function relistWithinBand(db: Db, bands: readonly PairBand[]): Promise<number> {
  const { rows } = await sql`
    UPDATE p2p_ads_ads SET hidden_reasons = array_remove(hidden_reasons, 'price_band')
    FROM (
      SELECT ad.id FROM ${bandRows(bands)} JOIN p2p_ads_ads ad ON ad.coin = band.coin AND ad.fiat = band.fiat
      WHERE 'price_band' = ANY (ad.hidden_reasons) AND coalesce(NOT ${isOutside}, true)
      ORDER BY ad.id LIMIT ${perEnd * 4} FOR NO KEY UPDATE OF ad SKIP LOCKED) returned
    WHERE p2p_ads_ads.id = returned.id RETURNING 1`.execute(db);
  return rows.length;
}

export interface Reviewed {
  id: string;
  adNo: AdNo;
  country: string;
  hiddenReasons: string[];
  isIdle: boolean;
  hasNoMethod: boolean;
  /** Nothing is under way, and it may have too little left for another order. */
  mayBeUsedUp: boolean;
}

/** The next online ads of the sweep, in the order of their ids. */
export async function nextOnlineAds(db: Db, after: string, idleDays: number, limit: number): Promise<Reviewed[]> {
  const { rows } = await sql<Reviewed>`
    SELECT ad.id::text AS id, ad.ad_no AS "adNo", account.country, ad.hidden_reasons AS "hiddenReasons",
      greatest(ad.active_at, presence.seen_at) < app_now() - make_interval(days => ${idleDays}) AS "isIdle",
      ad.side = 'sell' AND NOT EXISTS (
        SELECT FROM p2p_ads_user_methods JOIN p2p_paymethods_current method ON method.id = method_id
        WHERE ad_id = ad.id AND method.state = 'ACTIVE') AS "hasNoMethod",
      ad.frozen = 0 AND ad.executed > 0 AS "mayBeUsedUp"
    FROM p2p_ads_ads ad JOIN accounts_directory account ON account.id = ad.account_id
    LEFT JOIN p2p_users_last_seen presence ON presence.account_id = ad.account_id
    WHERE ad.state = 'online' AND ad.id > ${after}::bigint ORDER BY ad.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Nothing is written when somebody has changed the reasons meanwhile; the next sweep looks again. */
export async function writeReasons(db: Db, id: string, before: readonly string[], reasons: readonly string[]): Promise<void> {
  await sql`
    UPDATE p2p_ads_ads SET hidden_reasons = ${[...reasons]}::text[]
    WHERE id = ${id} AND state = 'online' AND hidden_reasons = ${[...before]}::text[]`.execute(db);
}

/** Whose words or price nobody has judged; a price only where its pair has a reference. */
export async function unjudgedAds(db: Db, priced: ReadonlyArray<{ coin: string; fiat: string }>, limit: number): Promise<AdNo[]> {
  const { rows } = await sql<{ adNo: AdNo }>`
    SELECT ad_no AS "adNo" FROM p2p_ads_ads ad
    WHERE (words_finding IS NULL OR price_distance_ppm IS NULL) AND state <> 'deleted'
      AND (words_finding IS NULL OR (coin, fiat) IN (
        SELECT coin, fiat FROM unnest(${priced.map(({ coin }) => coin)}::text[], ${priced.map(({ fiat }) => fiat)}::text[]) pair (coin, fiat)))
    ORDER BY id LIMIT ${limit}`.execute(db);
  return rows.map(({ adNo }) => adNo);
}

export async function sweepPosition(db: Db): Promise<string> {
  const { rows } = await sql<{ lastId: string }>`SELECT last_id::text AS "lastId" FROM p2p_ads_sweeps WHERE name = 'review'`.execute(db);
  return rows[0]?.lastId ?? '0';
}

export async function moveSweep(db: Db, lastId: string): Promise<void> {
  await sql`UPDATE p2p_ads_sweeps SET last_id = ${lastId}::bigint WHERE name = 'review'`.execute(db);
}

export async function refreshRanks(db: Db, after: string, limit: number): Promise<void> {
  await sql`SELECT p2p_ads_refresh_ranks(${after}::bigint, ${limit}::int)`.execute(db);
}

/** Ads of accounts that were closed, and of their children. */
export async function lockAdsOfClosed(tx: Tx, limit: number): Promise<Ad[]> {
  const { rows } = await sql<Ad>`
    SELECT ${adColumns} FROM ${adTables} JOIN accounts_directory account ON account.id = ad.account_id
    JOIN accounts_directory main ON main.id = coalesce(account.main_id, account.id)
    WHERE ad.state <> 'deleted' AND ad.frozen = 0 AND main.state = 'closed'
    ORDER BY ad.id LIMIT ${limit} FOR NO KEY UPDATE OF ad SKIP LOCKED`.execute(tx);
  return rows;
}

/** Remarks that nobody will use any more. */
export async function deleteRemarksOfClosed(db: Db): Promise<void> {
  await sql`
    DELETE FROM p2p_ads_remarks USING accounts_directory account JOIN accounts_directory main ON main.id = coalesce(account.main_id, account.id)
    WHERE account.id = p2p_ads_remarks.account_id AND main.state = 'closed'`.execute(db);
}
