import type { PaidFrom } from '../events.ts';
import { feeOf } from '../exact.ts';
import type { Market, QuoteSet } from '../market.ts';
import { shrink } from '../orders/book.ts';
import { endOrder, endOtherLeg } from '../orders/end-order.ts';
import { buy, sides } from '../orders/order-codes.ts';
import { none } from '../orders/order-table.ts';

/** Two orders trade. `taker` is the side that takes, or none in an auction. */
export function trade(market: Market, buyer: number, seller: number, lots: number, { tick, taker }: { tick: number; taker: number }): void {
  const { orders, parameters } = market;
  endOtherLeg(market, buyer);
  endOtherLeg(market, seller);
  const value = lots * tick * parameters.unitValue;
  const units = lots * parameters.lotUnits;
  const buyFee = feeOf(units, taker === buy ? orders.takerRate[buyer] : orders.makerRate[buyer]);
  const sellFee = feeOf(value, taker === none || taker === buy ? orders.makerRate[seller] : orders.takerRate[seller]);
  const buyReserve = reserveOf(market, buyer);
  const sellReserve = reserveOf(market, seller);
  market.events.push({
    type: 'trade',
    trade: market.nextTrade++,
    tick,
    lots,
    value,
    taker: taker === none ? 'none' : sides[taker],
    buyOrder: orders.id[buyer],
    buyer: orders.account[buyer],
    buyFee,
    buyBack: orders.budget[buyer] > 0 || buyReserve !== undefined ? 0 : (orders.tick[buyer] - tick) * lots * parameters.unitValue,
    buyFrom: paidFrom(buyReserve),
    sellOrder: orders.id[seller],
    seller: orders.account[seller],
    sellFee,
    sellFrom: paidFrom(sellReserve),
  });
  if (buyReserve !== undefined) {
    buyReserve.quote -= value;
    buyReserve.base += units - buyFee;
  }
  if (sellReserve !== undefined) {
    sellReserve.base -= units;
    sellReserve.quote += value - sellFee;
  }
  consume(market, buyer, lots, value);
  consume(market, seller, lots, value);
  reach(market, tick);
}

/** An order has lots, or a budget, that were traded or taken away. */
export function consume(market: Market, slot: number, lots: number, value: number): void {
  const { orders } = market;
  orders.gone[slot] += lots;
  if (orders.budget[slot] > 0) orders.budget[slot] -= value;
  else shrink(market, slot, lots);
}

export function hasLeft({ orders }: Market, slot: number): boolean {
  return orders.lots[slot] > 0 || orders.budget[slot] > 0;
}

export function endIfFilled(market: Market, slot: number): void {
  if (!hasLeft(market, slot)) endOrder(market, slot, 'filled');
}

const paidFrom = (reserve: QuoteSet | undefined): PaidFrom => (reserve === undefined ? 'hold' : 'reserve');

function reserveOf({ orders, quoteSets }: Market, slot: number): QuoteSet | undefined {
  return orders.isQuote[slot] === 1 ? quoteSets.get(orders.account[slot]) : undefined;
}

/** Orders that wait are asked later about every price that was traded meanwhile. */
function reach(market: Market, tick: number): void {
  market.last = tick;
  if (market.reachedHigh === 0 || tick < market.reachedLow) market.reachedLow = tick;
  if (tick > market.reachedHigh) market.reachedHigh = tick;
}
