import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import type { Side } from '../ad.table.ts';

/** Where a walk through one of the two orders stands: after this key, rank and ad. */
export interface Position {
  key: bigint;
  rank: bigint;
  adId: string;
}

export const beginning: Position = { key: -(2n ** 62n), rank: 0n, adId: '0' };

/** Of which ads, in which order, and from where on. The side is that of the ads. */
export interface Walk {
  coin: string;
  fiat: string;
  side: Side;
  /** Ways to pay, one of which is enough; none means any. */
  templateIds: readonly number[];
  /** What floating prices follow; without it they are left out. */
  reference: bigint | undefined;
  fixed: Position;
  floating: Position;
}

/** What the order of the list knows nothing of. */
export interface Residue {
  /** Minor units of the currency. */
  amount: bigint | undefined;
  /** Units of the coin. */
  quantity: bigint | undefined;
  country: string | undefined;
  isMerchantsOnly: boolean;
  isOnlineOnly: boolean;
  isWithoutAcceptance: boolean;
  maxPayMinutes: number | undefined;
  minRatePercent: number | undefined;
  /** Whose own ads are left out. */
  notOfMainId: string | undefined;
}

/** Nothing is filtered but what nobody can take. */
export const anyAd: Residue = {
  amount: undefined,
  quantity: undefined,
  country: undefined,
  isMerchantsOnly: false,
  isOnlineOnly: false,
  isWithoutAcceptance: false,
  maxPayMinutes: undefined,
  minRatePercent: undefined,
  notOfMainId: undefined,
};

export interface Candidate {
  isFloating: boolean;
  key: bigint;
  rank: bigint;
  adId: string;
  price: bigint;
  accountId: string;
  passes: boolean;
}

export async function selectCandidates(db: Db, walk: Walk, residue: Residue, limit: number): Promise<Candidate[]> {
  return (await candidateQuery(walk, residue, limit).execute(db)).rows;
}

/**
 * The next ads by price. Each of the two orders is an index, walked from where the reader stands, and both are merged by the price
 * that they have at one reference: the price of a floating ad rises with its premium, whatever the reference is.
 */
export function candidateQuery(walk: Walk, residue: Residue, limit: number) {
  const sign = walk.side === 'sell' ? 1 : -1;
  return sql<Candidate>`
    WITH candidates AS MATERIALIZED (
      SELECT is_floating, key, rank, ad_id, price FROM (
        SELECT false AS is_floating, key, rank, ad_id, key * ${sign}::int AS price FROM ${stream(walk, 'price_key', walk.fixed, limit)} fixed
        UNION ALL
        SELECT true, key, rank, ad_id, p2p_ads_floating_price(${walk.reference ?? 0n}::bigint, (key * ${sign}::int)::int)
        FROM ${stream(walk, 'premium_key', walk.floating, walk.reference === undefined ? 0 : limit)} floating) merged
      ORDER BY price * ${sign}::int, is_floating, key, rank, ad_id LIMIT ${limit})
    SELECT is_floating AS "isFloating", key, candidates.rank, ad_id::text AS "adId", price, ad.account_id::text AS "accountId",
      coalesce(${passes(residue)}, false) AS passes
    FROM candidates JOIN p2p_ads_ads ad ON ad.id = ad_id
    JOIN reference_coins coin ON coin.coin = ad.coin JOIN reference_fiats fiat ON fiat.fiat = ad.fiat
    JOIN accounts_users account ON account.id = ad.account_id
    LEFT JOIN p2p_users_profiles profile ON profile.account_id = ad.account_id
    LEFT JOIN p2p_users_counters counters ON counters.account_id = ad.account_id
    LEFT JOIN p2p_users_presence presence ON presence.account_id = ad.account_id
    ORDER BY price * ${sign}::int, is_floating, key, candidates.rank, ad_id`;
}

/** One walk for each way to pay; an ad with several of them is met once. */
function stream({ coin, fiat, side, templateIds }: Walk, keyColumn: 'price_key' | 'premium_key', after: Position, limit: number) {
  const key = sql.ref(keyColumn);
  return sql`(
    SELECT DISTINCT step.key, step.rank, step.ad_id FROM unnest(${templateIds.length === 0 ? [0] : [...templateIds]}::int[]) AS wanted (template_id)
    CROSS JOIN LATERAL (
      SELECT ${key}::bigint AS key, rank, ad_id FROM p2p_ads_listed
      WHERE coin = ${coin} AND fiat = ${fiat} AND side = ${side} AND template_id = wanted.template_id AND ${key} IS NOT NULL
        AND (${key}, rank, ad_id) > (${after.key}::bigint, ${after.rank}::bigint, ${after.adId}::bigint)
      ORDER BY ${key}, rank, ad_id LIMIT ${limit}) step
    ORDER BY step.key, step.rank, step.ad_id LIMIT ${limit})`;
}

function passes(residue: Residue) {
  const lasting = sql`div(ad.remaining::numeric * price * 10::numeric ^ fiat.decimals, 10::numeric ^ (coin.scale + 8))`;
  const optional = <Value>(value: Value | undefined, condition: (value: Value) => ReturnType<typeof sql>) =>
    value === undefined ? sql`` : sql`AND ${condition(value)}`;
  return sql`(
    ${lasting} >= ad.min_amount AND profile.may_publish AND NOT profile.is_paused
    ${optional(residue.amount, (amount) => sql`${amount}::numeric BETWEEN ad.min_amount AND least(ad.max_amount, ${lasting})`)}
    ${optional(
      residue.quantity,
      (quantity) => sql`
        ${quantity}::numeric <= ad.remaining AND ceil(${quantity}::numeric * price * 10::numeric ^ fiat.decimals
          / 10::numeric ^ (coin.scale + 8)) BETWEEN ad.min_amount AND ad.max_amount`,
    )}
    ${optional(residue.country, (country) => sql`(ad.countries = '{}' OR ${country} = ANY (ad.countries))`)}
    ${optional(residue.maxPayMinutes, (minutes) => sql`ad.pay_minutes <= ${minutes}::int`)}
    ${optional(
      residue.minRatePercent,
      (percent) => sql`
      counters.completed_30d * 100 >= ${percent}::int * (counters.completed_30d + counters.cancelled_30d) AND counters.completed_30d > 0`,
    )}
    ${optional(residue.notOfMainId, (mainId) => sql`coalesce(account.main_id, account.id) <> ${mainId}::bigint`)}
    ${residue.isMerchantsOnly ? sql`AND profile.user_type = 1` : sql``}
    ${residue.isWithoutAcceptance ? sql`AND NOT ad.wants_acceptance` : sql``}
    ${residue.isOnlineOnly ? sql`AND presence.seen_at > app_now() - interval '3 minutes'` : sql``}
    AND p2p_users_is_at_work(profile.business_zone, profile.business_days, profile.business_from, profile.business_until, app_now())
    AND p2p_ads_barred_until(ad.account_id, 'publish') IS NULL AND p2p_ads_barred_until(ad.account_id, ad.side) IS NULL)`;
}
