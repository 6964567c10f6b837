import type { Market } from '../market.ts';
import { buy } from './order-codes.ts';
import { none } from './order-table.ts';

/** What so many lots need at a tick: quote units of a buy, base units of a sell. */
export function needOf({ parameters }: Market, side: number, lots: number, tick: number): number {
  return side === buy ? lots * tick * parameters.unitValue : lots * parameters.lotUnits;
}

/** What an open order needs for what is left of it. */
export function needOfOrder(market: Market, slot: number): number {
  const { orders } = market;
  if (orders.budget[slot] > 0) return orders.budget[slot];
  return needOf(market, orders.side[slot], orders.lots[slot], orders.tick[slot]);
}

/** What an open order holds. The legs of an OCO hold the larger need together, and a quote set has its reserve. */
export function heldBy(market: Market, slot: number): number {
  const { orders } = market;
  if (orders.isQuote[slot] === 1) return 0;
  const need = needOfOrder(market, slot);
  const other = orders.otherLeg[slot];
  return other === none || !isStopLeg(market, slot) ? need : Math.max(0, need - needOfOrder(market, other));
}

/** Of two legs the one that waits. */
const isStopLeg = ({ orders }: Market, slot: number): boolean => orders.triggerTick[slot] > 0;
