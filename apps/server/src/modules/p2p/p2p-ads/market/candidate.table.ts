import type { MainId } from '@peerbourse/contract/ids';
import { merchantUserType } from '@peerbourse/rules/p2p-merchants/merchant';
import { onlineMinutes } from '@peerbourse/rules/presence';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { adFigures, adTables, type Side } from '../ad.table.ts';
import { isOffering, moment } from '../offering.table.ts';
import { advertiserColumns, type ListedRow } from './market-ad.table.ts';

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
export interface ResidualFilters {
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
  notOfMainId: MainId | undefined;
}

/** Nothing is filtered but what nobody can take. */
export const anyAd: ResidualFilters = {
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

/** The next ad of the walk. What is known of its advertiser is there when it passes. */
export interface Candidate extends ListedRow {
  isFloating: boolean;
  key: bigint;
  rank: bigint;
  price: bigint;
  passes: boolean;
}

export async function selectCandidates(db: Db, walk: Walk, residualFilters: ResidualFilters, limit: number): Promise<Candidate[]> {
  return (await candidateQuery(walk, residualFilters, limit).execute(db)).rows;
}

/** How many of the next ads pass; undefined when there are more than are looked at. */
export async function countCandidates(db: Db, walk: Walk, residualFilters: ResidualFilters, limit: number): Promise<number | undefined> {
  const { rows } = await sql<{ seen: number; passing: number }>`
    SELECT count(*)::int AS seen, count(*) FILTER (WHERE passes)::int AS passing
    FROM (${candidateQuery(walk, residualFilters, limit)}) looked`.execute(db);
  return rows[0] && rows[0].seen < limit ? rows[0].passing : undefined;
}

/**
 * The next ads by price. Each of the two orders is an index, walked from where the reader stands, and both are merged by the price
 * that they have at one reference: the price of a floating ad rises with its premium, whatever the reference is.
 * What an ad can be worth at most is computed once for each: LIMIT 1 keeps the planner from repeating it.
 */
export function candidateQuery(walk: Walk, residualFilters: ResidualFilters, limit: number) {
  const sign = walk.side === 'sell' ? 1 : -1;
  return sql<Candidate>`
    WITH candidates AS MATERIALIZED (
      SELECT is_floating, key, rank, ad_id, price FROM (
        SELECT false AS is_floating, key, rank, ad_id, key * ${sign}::int AS price FROM ${stream(walk, 'price_key', walk.fixed, limit)} fixed
        UNION ALL
        SELECT true, key, rank, ad_id, p2p_ads_floating_price(${walk.reference ?? 0n}::bigint, (key * ${sign}::int)::int)
        FROM ${stream(walk, 'premium_key', walk.floating, walk.reference === undefined ? 0 : limit)} floating) merged
      ORDER BY price * ${sign}::int, is_floating, key, rank, ad_id LIMIT ${limit}),
    weight AS MATERIALIZED (
      SELECT 10::numeric ^ (scale + 8 - decimals) AS of_one
      FROM reference_coins, reference_fiats WHERE coin = ${walk.coin} AND fiat = ${walk.fiat})
    SELECT is_floating AS "isFloating", key, candidates.rank, price, coalesce(suits AND ${isWelcome(residualFilters)}, false) AS passes,
      ${adFigures}, ${advertiserColumns}
    FROM weight CROSS JOIN candidates JOIN (${adTables}) ON ad.id = ad_id
    CROSS JOIN LATERAL (SELECT div(ad.remaining::numeric * price, weight.of_one) AS lasting LIMIT 1) reach
    CROSS JOIN LATERAL (SELECT ${suits(residualFilters)} AS suits LIMIT 1) fit
    ${oneOf('accounts_directory', 'id', 'account', sql`CASE WHEN suits THEN ad.account_id END`)}
    ${oneOf('p2p_users_directory', 'account_id', 'profile', sql`account.id`)}
    ${oneOf('p2p_users_figures', 'account_id', 'counters', sql`account.id`)}
    ${oneOf('p2p_users_last_seen', 'account_id', 'presence', sql`account.id`)}
    ORDER BY price * ${sign}::int, is_floating, key, candidates.rank, ad_id`;
}

/** The row of a key, by its index whatever the table's size: a join might read all of it instead. */
function oneOf(table: string, column: string, name: string, key: ReturnType<typeof sql>) {
  return sql`LEFT JOIN LATERAL (SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${key} LIMIT 1) ${sql.ref(name)} ON true`;
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

/** One text whatever is asked, so that it is planned once. Null means that nothing is asked. */
const optional = (
  value: bigint | number | string | undefined,
  type: 'numeric' | 'text' | 'int' | 'bigint',
  condition: (value: Sql) => Sql,
) => {
  const given = sql`${value ?? null}::${sql.raw(type)}`;
  return sql`AND (${given} IS NULL OR ${condition(given)})`;
};

type Sql = ReturnType<typeof sql>;

/** What the ad itself tells; advertisers are only looked up where it does. */
function suits({ amount, quantity, country, maxPayMinutes, isWithoutAcceptance }: ResidualFilters) {
  return sql`(
    lasting >= ad.min_amount
    ${optional(amount, 'numeric', (units) => sql`${units} BETWEEN ad.min_amount AND least(ad.max_amount, lasting)`)}
    ${optional(
      quantity,
      'numeric',
      (units) => sql`
        ${units} <= ad.remaining AND ceil(${units} * price / weight.of_one) BETWEEN ad.min_amount AND ad.max_amount`,
    )}
    ${optional(country, 'text', (code) => sql`ad.countries = '{}' OR ${code} = ANY (ad.countries)`)}
    ${optional(maxPayMinutes, 'int', (minutes) => sql`ad.pay_minutes <= ${minutes}`)}
    AND NOT (ad.wants_acceptance AND ${isWithoutAcceptance}::bool))`;
}

/** What its advertiser must be. */
function isWelcome({ minRatePercent, notOfMainId, isMerchantsOnly, isOnlineOnly }: ResidualFilters) {
  return sql`(
    ${isOffering}
    ${optional(
      minRatePercent,
      'int',
      (percent) => sql`
      counters.completed_30d * 100 >= ${percent} * (counters.completed_30d + counters.cancelled_30d) AND counters.completed_30d > 0`,
    )}
    ${optional(notOfMainId, 'bigint', (mainId) => sql`coalesce(account.main_id, account.id) <> ${mainId}`)}
    AND (NOT ${isMerchantsOnly}::bool OR profile.user_type = ${sql.lit(merchantUserType)})
    AND (NOT ${isOnlineOnly}::bool OR presence.seen_at > ${moment} - make_interval(mins => ${onlineMinutes})))`;
}
