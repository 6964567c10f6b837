import type { myTrades as call } from '@peerbourse/contract/markets/spot/my-trades';
import type { Fill } from '@peerbourse/contract/markets/spot/order.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { type FillPlace, type FillRow, selectFills } from './fill.table.ts';
import { type Listing, selectListings } from './listing.table.ts';

const pageSize = 50;

export const myTrades: Handler<typeof call> = async ({ db, actor }, { symbol, orderNo, cursor }) => {
  const before = cursor === undefined ? undefined : placeOf(cursor);
  const rows = await selectFills(db, actor.accountId, { symbol, orderNo, before, limit: pageSize + 1 });
  const markets = new Map((await selectListings(db)).map((market) => [market.symbol, market]));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    trades: shown.map((row) => fillView(row, markets.get(row.symbol))),
    nextCursor: rows.length > pageSize && last ? `${last.micros}.${last.symbol}.${last.trade}` : null,
  };
};

function placeOf(cursor: string): FillPlace {
  const [micros = '', symbol = '', trade = ''] = cursor.split('.');
  return { micros, symbol, trade };
}

function fillView(row: FillRow, market: Listing | undefined): Fill {
  must(market, `${row.symbol} is listed`);
  const [feeCoin, feeScale] = row.side === 'buy' ? [market.base, market.baseScale] : [market.quote, market.quoteScale];
  return {
    tradeNo: String(row.trade),
    orderNo: row.orderNo,
    symbol: row.symbol,
    side: row.side,
    isMaker: row.isMaker,
    price: formatUnits(row.tick, market.priceScale),
    quantity: formatUnits(row.lots, market.lotScale),
    amount: formatUnits(row.tick * row.lots * market.unitValue, market.quoteScale),
    fee: formatUnits(row.fee, feeScale),
    feeCoin,
    at: row.at.toISOString(),
  };
}
