import type { Db } from '#platform/db/pool.ts';
import type { Json, Person, PersonalRows } from '#platform/personal-rows.ts';
import { sql } from '#platform/sql.ts';

/** Coins that lie aside for an order keep an account open, as all coins do. */
export const personalRows: PersonalRows = { sections };

async function sections(db: Db, { accountIds }: Person): Promise<Record<string, Json>> {
  const { rows } = await sql<Record<string, Json>>`
    SELECT (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
      SELECT order_no::text, client_order_id, symbol, side, kind, time_in_force, trim_scale(tick * ('1e-' || price_scale)::numeric)::text AS price,
        trim_scale(placed.lots * ('1e-' || lot_scale)::numeric)::text AS quantity, trim_scale(filled_lots * ('1e-' || lot_scale)::numeric)::text AS filled_quantity, state, reason, created_at, updated_at
      FROM spot_orders placed JOIN spot_symbols USING (symbol) WHERE owner_id = ANY(${accountIds}::bigint[]) ORDER BY placed.id) row) AS "spotOrders",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
      SELECT symbol, trade::text, CASE WHEN buyer_id = ANY(${accountIds}::bigint[]) THEN 'buy' ELSE 'sell' END AS side,
        trim_scale(traded.tick * ('1e-' || price_scale)::numeric)::text AS price, trim_scale(traded.lots * ('1e-' || lot_scale)::numeric)::text AS quantity, at
      FROM spot_trades traded JOIN spot_symbols USING (symbol)
      WHERE buyer_id = ANY(${accountIds}::bigint[]) OR seller_id = ANY(${accountIds}::bigint[]) ORDER BY at, traded.trade) row) AS "spotTrades",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
      SELECT symbol, pause_fills, pause_seconds, paused_until FROM spot_quote_sets WHERE owner_id = ANY(${accountIds}::bigint[]) ORDER BY symbol) row) AS "spotQuoteSets",
      (SELECT coalesce(jsonb_agg(to_jsonb(row)), '[]') FROM (
      SELECT at FROM spot_cancel_deadlines WHERE owner_id = ANY(${accountIds}::bigint[]) ORDER BY at) row) AS "spotCancelDeadlines"`.execute(
    db,
  );
  return rows[0] as Record<string, Json>;
}
