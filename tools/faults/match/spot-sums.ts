import type { Query } from '../harness-database.ts';
import { openingUnits } from './spot-markets.ts';

const fills = `
  SELECT buy_order AS id, lots, symbol, trade, 'buy' AS side FROM spot_trades UNION ALL SELECT sell_order, lots, symbol, trade, 'sell' FROM spot_trades`;

/** Each answers rows where something is wrong, whatever is under way. $1 is what everybody had in the beginning. */
const sums: Readonly<Record<string, string>> = {
  'an order is filled by its trades, and never beyond its quantity': `
    SELECT id, filled_lots, traded FROM spot_orders LEFT JOIN (SELECT id, sum(lots) AS traded FROM (${fills}) fill GROUP BY id) one USING (id)
    WHERE filled_lots <> coalesce(traded, 0) OR budget = 0 AND filled_lots > lots`,
  'trades of a market are numbered without gaps': `
    SELECT symbol FROM spot_trades GROUP BY symbol HAVING count(*) <> max(trade) - min(trade) + 1 OR count(DISTINCT trade) <> count(*) OR min(trade) <> 1`,
  'holds of open orders are what lies aside': `
    SELECT owner_id, asset, units, balance FROM (SELECT owner_id, asset, units FROM spot_holds) held
    FULL JOIN (SELECT owner_id, asset, balance FROM ledger_account_balances WHERE purpose = 'order-hold' AND balance <> 0) kept USING (owner_id, asset)
    WHERE units IS DISTINCT FROM balance`,
  'everybody has what they began with and what trades brought': `
    WITH moved AS (
      SELECT buyer_id AS owner_id, base AS asset, lots * lot_units - buy_fee AS units FROM spot_trades JOIN spot_symbols USING (symbol)
      UNION ALL SELECT buyer_id, quote, -lots * tick * unit_value FROM spot_trades JOIN spot_symbols USING (symbol)
      UNION ALL SELECT seller_id, base, -lots * lot_units FROM spot_trades JOIN spot_symbols USING (symbol)
      UNION ALL SELECT seller_id, quote, lots * tick * unit_value - sell_fee FROM spot_trades JOIN spot_symbols USING (symbol)
    ), traded AS (SELECT owner_id, asset, sum(units) AS units FROM moved GROUP BY 1, 2),
    owned AS (
      SELECT owner_id, asset, sum(balance) AS balance FROM ledger_account_balances WHERE purpose IN ('spot', 'order-hold') AND owner_id IS NOT NULL GROUP BY 1, 2)
    SELECT owner_id, asset, balance, units FROM owned LEFT JOIN traded USING (owner_id, asset)
    WHERE balance <> ($1::jsonb ->> asset)::numeric + coalesce(units, 0)`,
  'each side of a trade is told once, and nothing else is': `
    WITH told AS (
      SELECT fill ->> 'symbol' AS symbol, (fill ->> 'tradeNo')::bigint AS trade, fill ->> 'side' AS side, placed.id
      FROM (SELECT body FROM platform_outbox WHERE stream = 'spot') fact CROSS JOIN LATERAL jsonb_array_elements(body -> 'fills') fill
      LEFT JOIN spot_orders placed ON order_no = (fill ->> 'orderNo')::bigint)
    SELECT symbol, trade, side, id FROM (SELECT symbol, trade, side, id, count(*) AS times FROM told GROUP BY 1, 2, 3, 4) one
    FULL JOIN (${fills}) fill USING (symbol, trade, side, id) WHERE times IS DISTINCT FROM 1 OR lots IS NULL`,
  'books are not crossed': `
    SELECT symbol FROM spot_orders JOIN spot_markets USING (symbol) WHERE spot_orders.state = 'open' AND spot_markets.state = 'open'
    GROUP BY symbol HAVING max(tick) FILTER (WHERE side = 'buy') >= min(tick) FILTER (WHERE side = 'sell')`,
};

const opening = JSON.stringify(Object.fromEntries(Object.entries(openingUnits).map(([coin, units]) => [coin, String(units)])));

export async function wrongSums(query: Query): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, text] of Object.entries(sums)) {
    const rows = await query(text, text.includes('$1') ? [opening] : []);
    if (rows.length > 0) problems.push(`${name}: not so ${rows.length} times, as ${JSON.stringify(rows.slice(0, 2))}`);
  }
  return problems;
}
