import type { PublicTrade } from '@peerbourse/contract/markets/spot/market.shape';
import type { trades as call } from '@peerbourse/contract/markets/spot/trades';
import { formatUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { listedMarket } from './listed-market.ts';
import type { Listing } from './listing.table.ts';
import { selectTrades, type TradeRow } from './shown-market.table.ts';

const usualLimit = 50;

export const trades: Handler<typeof call> = async ({ db }, { symbol, after, limit }) => {
  const market = await listedMarket(db, symbol);
  const rows = await selectTrades(db, symbol, after, limit ?? usualLimit);
  return { trades: rows.map((row) => shownTrade(row, market)) };
};

export function shownTrade({ trade, tick, lots, taker, at }: TradeRow, { priceScale, lotScale }: Listing): PublicTrade {
  return {
    tradeNo: String(trade),
    price: formatUnits(tick, priceScale),
    quantity: formatUnits(lots, lotScale),
    taker: taker === 'none' ? null : taker,
    at: at.toISOString(),
  };
}
