import type { AccountId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface QuoteSetRow {
  symbol: string;
  baseUnits: bigint;
  quoteUnits: bigint;
  pauseFills: number;
  pauseSeconds: number;
  pausedUntil: Date | null;
  outcome: string | null;
  /** As text, because JSON has no whole numbers of this size. */
  levels: Array<{ side: 'buy' | 'sell'; tick: string; lots: string }>;
}

/** Levels the best first on both sides. */
export async function selectQuoteSets(db: Db, owner: AccountId, symbol?: string): Promise<QuoteSetRow[]> {
  const { rows } = await sql<QuoteSetRow>`
    SELECT kept.symbol, base_units AS "baseUnits", quote_units AS "quoteUnits", pause_fills AS "pauseFills", pause_seconds AS "pauseSeconds",
      CASE WHEN paused_until > app_now() THEN paused_until END AS "pausedUntil", outcome, coalesce((
        SELECT json_agg(json_build_object('side', side, 'tick', tick::text, 'lots', lots::text) ORDER BY CASE side WHEN 'buy' THEN -level.tick ELSE level.tick END)
        FROM unnest(levels) level), '[]') AS levels
    FROM spot_quote_sets kept WHERE owner_id = ${owner}::bigint ${symbol === undefined ? sql`` : sql`AND symbol = ${symbol}`}
    ORDER BY kept.symbol`.execute(db);
  return rows;
}

export interface Reservation {
  base: bigint;
  quote: bigint;
  pauseFills: number;
  pauseSeconds: number;
}

/** `accepted`, or why not. */
export async function askReserve(tx: Tx, owner: AccountId, symbol: string, asked: Reservation): Promise<string> {
  const { rows } = await sql<{ outcome: string }>`
    SELECT spot_reserve_quotes(${owner}::bigint, ${symbol}, ${asked.base}::bigint, ${asked.quote}::bigint, ${asked.pauseFills}::int, ${asked.pauseSeconds}::int)
      AS outcome`.execute(tx);
  return (rows[0] as { outcome: string }).outcome;
}

export async function askRelease(tx: Tx, owner: AccountId, symbol: string): Promise<void> {
  await sql`SELECT spot_release_quotes(${owner}::bigint, ${symbol})`.execute(tx);
}

/** Ticks and lots. */
export type AskedLevel = readonly [tick: number, lots: number];

export interface AskedQuotes {
  bids: readonly AskedLevel[];
  asks: readonly AskedLevel[];
}

/** The command that waits for its turn, or why there is none. */
export async function askQuotes(
  tx: Tx,
  owner: AccountId,
  symbol: string,
  { bids, asks }: AskedQuotes,
): Promise<{ command: string | null; outcome: string }> {
  const { rows } = await sql<{ command: string | null; outcome: string }>`
    SELECT command::text, outcome FROM spot_set_quotes(${owner}::bigint, ${symbol}, ${JSON.stringify(bids)}::jsonb, ${JSON.stringify(asks)}::jsonb)`.execute(
    tx,
  );
  return rows[0] as { command: string | null; outcome: string };
}

/** Of these commands those that have had their turn: a command leaves the inbox with its batch. */
export async function selectAnswered(db: Db, commands: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ command: string }>`
    SELECT asked::text AS command FROM unnest(${[...commands]}::bigint[]) asked WHERE NOT EXISTS (SELECT FROM spot_inbox WHERE id = asked)`.execute(
    db,
  );
  return rows.map(({ command }) => command);
}
