import type { UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface MakerRow {
  symbol: string;
  userId: UserId;
  baseUnits: bigint;
  quoteUnits: bigint;
  pausedUntil: Date | null;
  outcome: string | null;
  /** As text, because JSON has no whole numbers of this size. */
  levels: Array<{ side: 'buy' | 'sell'; tick: string; lots: string }>;
}

/** Quote sets of whoever is a maker, and of others while there is something in them: to release nothing leaves an empty one. */
export async function selectMakers(db: Db, admitted: readonly string[]): Promise<MakerRow[]> {
  const { rows } = await sql<MakerRow>`
    SELECT kept.symbol, user_id AS "userId", base_units AS "baseUnits", quote_units AS "quoteUnits", outcome,
      CASE WHEN paused_until > app_now() THEN paused_until END AS "pausedUntil", coalesce((
        SELECT json_agg(json_build_object('side', side, 'tick', tick::text, 'lots', lots::text)) FROM unnest(levels)), '[]') AS levels
    FROM spot_quote_sets kept JOIN accounts_directory maker ON maker.id = owner_id
    WHERE base_units > 0 OR quote_units > 0 OR levels <> '{}' OR user_id = ANY (${[...admitted]}::text[])
    ORDER BY kept.symbol, owner_id`.execute(db);
  return rows;
}
