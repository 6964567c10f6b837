import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { Db } from '#platform/db/pool.ts';
import { must } from '#platform/refusal.ts';
import { type Listing, selectListings } from './listing.table.ts';
import type { OrderRow } from './order.table.ts';

/** Orders as their owner sees them, in decimals of their coins. */
export async function orderViews(db: Db, rows: readonly OrderRow[]): Promise<SpotOrder[]> {
  const markets = new Map((await selectListings(db)).map((market) => [market.symbol, market]));
  return rows.map((row) => {
    const market = markets.get(row.symbol);
    must(market, `${row.symbol} is listed`);
    return orderView(row, market);
  });
}

function orderView(row: OrderRow, market: Listing): SpotOrder {
  const { priceScale, lotScale, quoteScale } = market;
  const [feeCoin, feeScale] = row.side === 'buy' ? [market.base, market.baseScale] : [market.quote, market.quoteScale];
  return {
    orderNo: row.orderNo,
    clientOrderId: row.clientOrderId,
    symbol: row.symbol,
    side: row.side,
    timeInForce: row.timeInForce as SpotOrder['timeInForce'],
    selfTrade: row.selfTrade as SpotOrder['selfTrade'],
    state: row.state as SpotOrder['state'],
    reason: row.reason as SpotOrder['reason'],
    pairedOrderNo: row.pairedOrderNo,
    type: row.kind as SpotOrder['type'],
    price: row.kind.endsWith('market') ? null : formatUnits(row.tick, priceScale),
    quantity: row.lots === 0n ? null : formatUnits(row.lots, lotScale),
    amount: row.budget === 0n ? null : formatUnits(row.budget, quoteScale),
    triggerPrice: row.triggerTick === 0n ? null : formatUnits(row.triggerTick, priceScale),
    triggerBy: row.triggerTick === 0n ? null : (row.triggerBy as SpotOrder['triggerBy']),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    filledQuantity: formatUnits(row.filledLots, lotScale),
    filledAmount: formatUnits(row.filledValue, quoteScale),
    averagePrice: row.filledLots === 0n ? null : formatUnits((row.filledValue * 10n ** BigInt(lotScale)) / row.filledLots, quoteScale),
    fee: formatUnits(row.fee, feeScale),
    feeCoin,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
