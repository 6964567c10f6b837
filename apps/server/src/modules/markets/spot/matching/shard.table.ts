import type { Command, OrderKind, SelfTradeMode, Side, TimeInForce, TriggerBy } from '@peerbourse/matching/commands';
import type { Parameters } from '@peerbourse/matching/parameters';
import type { Snapshot } from '@peerbourse/matching/snapshot';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

/** The epoch of a lease; nothing when somebody else has the shard, or when it is halted. */
export async function takeLease(db: Db, shard: number, holder: string, ms: number): Promise<string | undefined> {
  const { rows } = await sql<{
    epoch: string | null;
  }>`SELECT spot_take_lease(${shard}::smallint, ${holder}, ${ms}::int)::text AS epoch`.execute(db);
  return rows[0]?.epoch ?? undefined;
}

/** False when somebody else has taken the shard over. */
export async function renewLease(db: Db, shard: number, epoch: string, ms: number): Promise<boolean> {
  const { rows } = await sql<{ renewed: boolean }>`
    SELECT spot_renew_lease(${shard}::smallint, ${epoch}::bigint, ${ms}::int) AS renewed`.execute(db);
  return rows[0]?.renewed === true;
}

export async function haltShard(db: Db, shard: number, why: string): Promise<void> {
  await sql`SELECT spot_halt_shard(${shard}::smallint, ${why})`.execute(db);
}

/** How far a shard is settled, and what its open orders come to. */
export interface SettledShard {
  lastCommand: number;
  lastBatch: number;
  ordersCrc: number;
}

export async function selectShard(db: Db, shard: number): Promise<SettledShard> {
  const { rows } = await sql<SettledShard>`
    SELECT last_command::float8 AS "lastCommand", last_batch::float8 AS "lastBatch", orders_crc::float8 AS "ordersCrc"
    FROM spot_shards WHERE shard = ${shard}::smallint`.execute(db);
  return rows[0] as SettledShard;
}

export interface InboxRow {
  id: number;
  symbol: string;
  command: Command;
}

/** The oldest of what waits, without what is being settled just now. */
export async function selectInbox(db: Db, shard: number, underWay: readonly number[], limit: number): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    SELECT id::float8 AS id, symbol, command FROM spot_inbox
    WHERE shard = ${shard}::smallint AND id <> ALL (${[...underWay]}::bigint[]) ORDER BY id LIMIT ${limit}`.execute(db);
  return rows;
}

export interface ListingRow extends Parameters {
  symbol: string;
}

const listing = sql`
  symbol, unit_value::float8 AS "unitValue", lot_units::float8 AS "lotUnits",
  max_tick::float8 AS "maxTick", max_lots::float8 AS "maxLots", max_orders AS "maxOrders", min_value::float8 AS "minValue",
  entry_near AS "entryNear", entry_high AS "entryHigh", entry_low AS "entryLow", execution, volatility, volatility_window_ms AS "volatilityWindowMs"`;

export async function selectListing(db: Db, symbol: string): Promise<ListingRow | undefined> {
  const { rows } = await sql<ListingRow>`SELECT ${listing} FROM spot_symbols WHERE symbol = ${symbol}`.execute(db);
  return rows[0];
}

/** All of a market but its orders; without `kept` nothing has been matched in it. */
export interface MarketRow extends ListingRow {
  auctionEndsAt: number | null;
  kept: Omit<Snapshot, 'orders'>;
}

export async function selectMarkets(db: Db, shard: number): Promise<MarketRow[]> {
  const { rows } = await sql<MarketRow>`
    SELECT ${listing}, kept, (extract(epoch FROM auction_ends_at) * 1000)::float8 AS "auctionEndsAt"
    FROM spot_symbols JOIN spot_markets USING (symbol) WHERE shard = ${shard}::smallint AND kept IS NOT NULL`.execute(db);
  return rows;
}

export interface OpenOrderRow {
  order: number;
  account: number;
  group: number;
  side: Side;
  kind: OrderKind;
  timeInForce: TimeInForce;
  selfTrade: SelfTradeMode;
  triggerBy: TriggerBy;
  tick: number;
  triggerTick: number;
  lots: number;
  budget: number;
  expiresAt: number;
  makerRate: number;
  takerRate: number;
  sequence: number;
  gone: number;
  otherLeg: number;
  /** A level of a quote set. */
  isQuote: boolean;
}

/** How many orders come in one row: a row of twenty columns for each of a million costs more than all that is done with them. */
const ordersPerRow = 500;

/** Every order of a market that lies in the book or waits for a price, and every level of a quote set. */
export async function selectOpenOrders(db: Db, symbol: string): Promise<OpenOrderRow[]> {
  const { rows } = await sql<{ orders: string }>`
    SELECT string_agg(told, ';') AS orders FROM (
      SELECT told, row_number() OVER () / ${ordersPerRow}::int AS place FROM (
        SELECT concat_ws(',', id, owner_id, group_id, side, kind, time_in_force, self_trade, tick,
          CASE state WHEN 'waiting' THEN trigger_by ELSE 'none' END, CASE state WHEN 'waiting' THEN trigger_tick ELSE 0 END,
          left_lots, left_budget, coalesce(extract(epoch FROM expires_at) * 1000, 0), maker_rate, taker_rate, sequence, gone, coalesce(other_leg, 0),
          false) AS told
        FROM spot_orders WHERE symbol = ${symbol} AND state IN ('open', 'waiting')
        UNION ALL
        SELECT concat_ws(',', id, owner_id, group_id, side, 'limit', 'post-only', 'expire-taker', tick, 'none', 0, lots, 0, 0, maker_rate, 0,
          sequence, 0, 0, true)
        FROM spot_quote_levels WHERE symbol = ${symbol}) open) placed
    GROUP BY place`.execute(db);
  return rows.flatMap(({ orders }) => orders.split(';').map(readOrder));
}

function readOrder(told: string): OpenOrderRow {
  const [order, account, group, side, kind, timeInForce, selfTrade, tick, triggerBy, triggerTick, ...others] = told.split(',');
  const [lots, budget, expiresAt, makerRate, takerRate, sequence, gone, otherLeg, isQuote] = others;
  return {
    order: Number(order),
    account: Number(account),
    group: Number(group),
    side: side as Side,
    kind: kind as OrderKind,
    timeInForce: timeInForce as TimeInForce,
    selfTrade: selfTrade as SelfTradeMode,
    triggerBy: triggerBy as TriggerBy,
    tick: Number(tick),
    triggerTick: Number(triggerTick),
    lots: Number(lots),
    budget: Number(budget),
    expiresAt: Number(expiresAt),
    makerRate: Number(makerRate),
    takerRate: Number(takerRate),
    sequence: Number(sequence),
    gone: Number(gone),
    otherLeg: Number(otherLeg),
    isQuote: isQuote === 't',
  };
}

export type ReserveRow = Snapshot['reserves'][number] & { symbol: string };

/** What accounts have reserved for their quote sets, without what waits for its turn; by account. */
export async function selectReserves(db: Db, shard: number): Promise<ReserveRow[]> {
  const { rows } = await sql<ReserveRow>`
    SELECT symbol, owner_id::float8 AS account, base_units::float8 AS base, quote_units::float8 AS quote
    FROM spot_settled_reserves JOIN spot_symbols USING (symbol)
    WHERE shard = ${shard}::smallint AND (base_units > 0 OR quote_units > 0) ORDER BY owner_id`.execute(db);
  return rows;
}

export interface Pair {
  symbol: string;
  base: string;
  quote: string;
  priceScale: number;
  /** Of what was traded in the last five minutes, in ticks; null when nothing was. */
  average: number | null;
}

export async function selectPairs(db: Db, symbols: readonly string[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    SELECT symbol, base, quote, price_scale AS "priceScale", (
      SELECT floor(sum(lots::numeric * tick) / sum(lots))::float8 FROM spot_trades trade
      WHERE trade.symbol = market.symbol AND at > app_now() - interval '5 minutes') AS average
    FROM spot_symbols market WHERE symbol = ANY (${[...symbols]}::text[])`.execute(db);
  return rows;
}

export async function businessMs(db: Db): Promise<number> {
  const { rows } = await sql<{ ms: number }>`SELECT floor(extract(epoch FROM app_now()) * 1000)::float8 AS ms`.execute(db);
  return (rows[0] as { ms: number }).ms;
}

/** A batch in the words of `spot_settle_batch`. */
export interface ToldBatch {
  shard: number;
  batch: number;
  lastCommand: number;
  /** Of each command the row that it came in by; 0 for those of the matcher itself. */
  inbox: number[];
  symbols: string[];
  commands: string[];
  events: string;
  crc: number;
  engine: number;
  ordersCrc: number;
  orders: string[];
  trades: string[];
  quotes: string[];
  levels: string[];
  markets: ToldMarket[];
}

export interface ToldMarket {
  symbol: string;
  state: string;
  reference: number;
  last: number;
  auctionEndsAt: number;
  kept: Omit<Snapshot, 'orders'>;
}

/** Who settles, and how long the shard stays his after it. */
export interface Writer {
  readonly epoch: string;
  readonly leaseMs: number;
}

/**
 * A writer that is frozen between this and its commit has the row of the shard locked: its session ends with its lease, so that whoever
 * takes over need not wait for the usual half minute.
 */
export async function settleBatch(tx: Tx, told: ToldBatch, { epoch, leaseMs }: Writer): Promise<void> {
  const { markets } = told;
  await sql`SELECT set_config('idle_in_transaction_session_timeout', ${String(leaseMs)}, true), spot_settle_batch(
    ${told.shard}::smallint, ${epoch}::bigint, ${told.batch}::bigint, ${told.lastCommand}::bigint, ${leaseMs}::int,
    ${told.inbox}::bigint[], ${told.symbols}::text[], ${told.commands}::text[], ${told.events}, ${told.crc}::bigint, ${told.engine}::int, ${told.ordersCrc}::bigint,
    ${told.orders}::spot_told_order[], ${told.trades}::spot_told_trade[],
    ${markets.map(({ symbol }) => symbol)}::text[], ${markets.map(({ state }) => state)}::text[],
    ${markets.map(({ reference }) => reference)}::bigint[], ${markets.map(({ last }) => last)}::bigint[],
    ${markets.map(({ auctionEndsAt }) => (auctionEndsAt === 0 ? null : new Date(auctionEndsAt).toISOString()))}::timestamptz[],
    ${markets.map(({ kept }) => JSON.stringify(kept))}::jsonb[],
    ${told.quotes}::spot_told_quotes[], ${told.levels}::spot_told_level[])`.execute(tx);
}
