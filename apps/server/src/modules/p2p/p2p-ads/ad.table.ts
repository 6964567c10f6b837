import type { AccountId, AdNo, MainId } from '@peerbourse/contract/ids';
import type { AdSide, AdState } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { Updateable } from 'kysely';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { P2pAdsAds } from '#platform/db/types.gen.ts';
import { sql } from '#platform/sql.ts';
import type { WordsFinding } from './words-finding.rules.ts';

export type Side = AdSide;

/** An ad as it stands, with what its coin and its currency are counted in. */
export interface Ad {
  id: string;
  adNo: AdNo;
  accountId: AccountId;
  side: Side;
  coin: string;
  coinScale: number;
  fiat: string;
  fiatDecimals: number;
  fiatSymbol: string;
  state: AdState;
  resumesAs: 'online' | 'offline' | null;
  isHidden: boolean;
  hiddenReasons: string[];
  takenDownFor: string | null;
  fixedPrice: bigint | null;
  premiumPpm: number | null;
  quantity: bigint;
  remaining: bigint;
  frozen: bigint;
  executed: bigint;
  returned: bigint;
  feePpm: number;
  reservedFee: bigint;
  minAmount: bigint;
  maxAmount: bigint;
  payMinutes: number;
  templateIds: number[];
  wantsAcceptance: boolean;
  remark: string;
  autoReply: string;
  needsEmail: boolean;
  needsPhone: boolean;
  minJoinDays: number | null;
  minOrders: number | null;
  maxOrders: number | null;
  minRatePercent: number | null;
  minRatingPercent: number | null;
  minHolding: bigint | null;
  countries: string[];
  excludesMerchants: boolean;
  perUserLimit: number | null;
  version: number;
  createdAt: Date;
  changedAt: Date;
}

/** Everything but its words, which lists leave out. */
export const adFigures = sql`
  ad.id::text AS id, ad.ad_no AS "adNo", ad.account_id::text AS "accountId", ad.side, ad.coin, coin.scale AS "coinScale", ad.fiat,
  fiat.decimals AS "fiatDecimals", fiat.symbol AS "fiatSymbol", ad.state, ad.resumes_as AS "resumesAs", ad.is_hidden AS "isHidden",
  ad.hidden_reasons AS "hiddenReasons", ad.taken_down_for AS "takenDownFor", ad.fixed_price AS "fixedPrice", ad.premium_ppm AS "premiumPpm",
  ad.quantity, ad.remaining, ad.frozen, ad.executed, ad.returned, ad.fee_ppm AS "feePpm", ad.reserved_fee AS "reservedFee",
  ad.min_amount AS "minAmount", ad.max_amount AS "maxAmount", ad.pay_minutes AS "payMinutes", ad.template_ids AS "templateIds",
  ad.wants_acceptance AS "wantsAcceptance", ad.needs_email AS "needsEmail",
  ad.needs_phone AS "needsPhone", ad.min_join_days AS "minJoinDays", ad.min_orders AS "minOrders", ad.max_orders AS "maxOrders",
  ad.min_rate_percent AS "minRatePercent", ad.min_rating_percent AS "minRatingPercent", ad.min_holding AS "minHolding", ad.countries,
  ad.excludes_merchants AS "excludesMerchants", ad.per_user_limit AS "perUserLimit", ad.version, ad.created_at AS "createdAt",
  ad.changed_at AS "changedAt"`;

export const adColumns = sql`${adFigures}, ad.remark, ad.auto_reply AS "autoReply"`;

export const adTables = sql`
  p2p_ads_ads ad JOIN reference_coins coin ON coin.coin = ad.coin JOIN reference_fiats fiat ON fiat.fiat = ad.fiat`;

/** What is deleted is nobody's any more. */
export async function ownAd(db: Db, accountId: AccountId, adNo: AdNo): Promise<Ad | undefined> {
  const { rows } = await sql<Ad>`
    SELECT ${adColumns} FROM ${adTables}
    WHERE ad.ad_no = ${adNo} AND ad.account_id = ${accountId} AND ad.state <> 'deleted'`.execute(db);
  return rows[0];
}

/** The ad is locked before the ledger is, everywhere. */
export async function lockOwnAd(tx: Tx, accountId: AccountId, adNo: AdNo): Promise<Ad | undefined> {
  const { rows } = await sql<Ad>`
    SELECT ${adColumns} FROM ${adTables}
    WHERE ad.ad_no = ${adNo} AND ad.account_id = ${accountId} AND ad.state <> 'deleted' FOR NO KEY UPDATE OF ad`.execute(tx);
  return rows[0];
}

/** Several at once, in the order of their ids. */
export async function lockOwnAds(tx: Tx, accountId: AccountId, adNos: readonly AdNo[]): Promise<Ad[]> {
  const { rows } = await sql<Ad>`
    SELECT ${adColumns} FROM ${adTables}
    WHERE ad.ad_no = ANY(${[...adNos]}::text[]) AND ad.account_id = ${accountId} AND ad.state <> 'deleted'
    ORDER BY ad.id FOR NO KEY UPDATE OF ad`.execute(tx);
  return rows;
}

export async function lockAd(tx: Tx, adNo: AdNo): Promise<Ad | undefined> {
  const { rows } = await sql<Ad>`
    SELECT ${adColumns} FROM ${adTables} WHERE ad.ad_no = ${adNo} AND ad.state <> 'deleted' FOR NO KEY UPDATE OF ad`.execute(tx);
  return rows[0];
}

/** Several of whoever, in the order of their ids. */
export async function lockAds(tx: Tx, named: ReadonlyArray<{ adNo: AdNo }>): Promise<Ad[]> {
  const { rows } = await sql<Ad>`
    SELECT ${adColumns} FROM ${adTables} WHERE ad.ad_no = ANY(${named.map(({ adNo }) => adNo)}::text[]) AND ad.state <> 'deleted'
    ORDER BY ad.id FOR NO KEY UPDATE OF ad`.execute(tx);
  return rows;
}

/** All of these main accounts and their children, in the order of their ids. */
export async function lockAdsOf(tx: Tx, mainIds: readonly MainId[]): Promise<Ad[]> {
  const { rows } = await sql<Ad>`
    SELECT ${adColumns} FROM ${adTables} JOIN accounts_directory owner ON owner.id = ad.account_id
    WHERE (owner.id = ANY(${[...mainIds]}::bigint[]) OR owner.main_id = ANY(${[...mainIds]}::bigint[])) AND ad.state <> 'deleted'
    ORDER BY ad.id FOR NO KEY UPDATE OF ad`.execute(tx);
  return rows;
}

/** Main accounts whose ads, or those of their children, have something in orders. */
export async function ownersOfFrozen(tx: Tx, mainIds: readonly MainId[]): Promise<string[]> {
  const { rows } = await sql<{ mainId: MainId }>`
    SELECT DISTINCT coalesce(owner.main_id, owner.id)::text AS "mainId"
    FROM p2p_ads_ads ad JOIN accounts_directory owner ON owner.id = ad.account_id
    WHERE (owner.id = ANY(${[...mainIds]}::bigint[]) OR owner.main_id = ANY(${[...mainIds]}::bigint[])) AND ad.frozen > 0`.execute(tx);
  return rows.map(({ mainId }) => mainId);
}

export type AdPatch = Updateable<P2pAdsAds>;

/** What its owner or staff change: the version tells others that they have seen an older one. */
export async function changeAd(tx: Tx, id: string, patch: AdPatch): Promise<void> {
  await tx
    .updateTable('p2p_ads_ads')
    .set({ ...patch, version: sql`version + 1`, changed_at: sql`app_now()`, active_at: sql`app_now()` })
    .where('id', '=', BigInt(id))
    .execute();
}

export interface Judgement {
  wordsFinding?: WordsFinding;
  /** Nothing while there is no reference price. */
  priceDistancePpm?: number | undefined;
}

/** What an ad says and costs is judged when it is saved. The judgement of words and of a price that were there before stays. */
export async function writeJudgement(tx: Tx, id: string, { wordsFinding, priceDistancePpm }: Judgement): Promise<void> {
  await sql`
    UPDATE p2p_ads_ads SET words_finding = coalesce(words_finding, ${wordsFinding ?? null}::text), price_distance_ppm = coalesce(price_distance_ppm, ${priceDistancePpm ?? null}::int)
    WHERE id = ${id}`.execute(tx);
}

export async function insertEdit(tx: Tx, adId: string, act: 'publish' | 'open' | 'save' | 'reprice'): Promise<void> {
  await sql`
    INSERT INTO p2p_ads_edits (ad_id, act, version, remark, auto_reply)
    SELECT id, ${act}, version, remark, auto_reply FROM p2p_ads_ads WHERE id = ${adId}`.execute(tx);
}

/** Openings and new prices of the last five minutes; the ad is locked. */
export async function recentEdits(tx: Tx, adId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM p2p_ads_edits
    WHERE ad_id = ${adId} AND act IN ('open', 'reprice') AND at > app_now() - interval '5 minutes'`.execute(tx);
  return rows[0]?.count ?? 0;
}
