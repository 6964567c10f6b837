import { floorDivide } from '../exact.ts';
import type { Market } from '../market.ts';
import { rest } from '../orders/book.ts';
import { endOrder } from '../orders/end-order.ts';
import { meets, meetsOwnGroup } from '../orders/groups.ts';
import { bestOf, type Ladder } from '../orders/ladder.ts';
import type { Level } from '../orders/level.ts';
import { buy, codeOf, selfTradeModes } from '../orders/order-codes.ts';
import { none } from '../orders/order-table.ts';
import { executionLimit } from './bands.ts';
import { preventSelfTrade } from './prevent-self-trade.ts';
import { endIfFilled, hasLeft, trade } from './trade.ts';
import { watchVolatility } from './volatility.ts';

/** An order with a new sequence comes into the book: as a taker first, unless an auction collects orders. */
export function enterBook(market: Market, slot: number): void {
  if (market.state === 'auction') {
    rest(market, slot);
    return;
  }
  const bound = boundOf(market, slot);
  if (market.orders.timeInForce[slot] === codeOf.fok && !canBeFilled(market, slot, bound)) {
    endOrder(market, slot, 'fill-or-kill');
    return;
  }
  const firstTrade = market.nextTrade;
  take(market, slot, bound);
  if (isOpen(market, slot)) settleRest(market, slot);
  if (market.nextTrade > firstTrade) watchVolatility(market);
}

/** The worst tick at which a taker trades: its own limit or the band, whichever is nearer. It stays while the taker does. */
function boundOf(market: Market, slot: number): number {
  const { orders } = market;
  const side = orders.side[slot];
  if (market.reference === 0) return orders.tick[slot];
  const limit = executionLimit(market, side);
  return side === buy ? Math.min(orders.tick[slot], limit) : Math.max(orders.tick[slot], limit);
}

function take(market: Market, slot: number, bound: number): void {
  const { orders } = market;
  const makers = market.ladders[1 - orders.side[slot]];
  while (isOpen(market, slot) && hasLeft(market, slot)) {
    const level = firstLevel(makers, orders.side[slot], bound);
    if (level === undefined) return;
    meet(market, slot, level.head, level.tick);
  }
}

function firstLevel(makers: Ladder, side: number, bound: number): Level | undefined {
  const level = bestOf(makers);
  return level !== undefined && meets(side, bound, level.tick) ? level : undefined;
}

function meet(market: Market, taker: number, maker: number, tick: number): void {
  const { orders } = market;
  const isOwn = orders.group[taker] === orders.group[maker];
  const lots = Math.min(orders.lots[maker], orders.budget[taker] > 0 ? affordable(market, taker, tick) : orders.lots[taker]);
  // Only a mode that makes orders smaller asks for how many lots.
  if (lots === 0 && (!isOwn || selfTradeModes[orders.selfTrade[taker]] === 'decrement')) {
    endOrder(market, taker, orders.gone[taker] > 0 ? 'filled' : 'not-filled');
    return;
  }
  if (isOwn) {
    preventSelfTrade(market, taker, maker, lots);
    return;
  }
  const side = orders.side[taker];
  if (side === buy) trade(market, taker, maker, lots, { tick, taker: side });
  else trade(market, maker, taker, lots, { tick, taker: side });
  endIfFilled(market, maker);
}

function affordable({ orders, parameters }: Market, slot: number, tick: number): number {
  return floorDivide(orders.budget[slot], tick * parameters.unitValue);
}

/** What becomes of a taker that found no more makers. */
function settleRest(market: Market, slot: number): void {
  const { orders } = market;
  if (!hasLeft(market, slot)) {
    endOrder(market, slot, 'filled');
    return;
  }
  const side = orders.side[slot];
  if (firstLevel(market.ladders[1 - side], side, orders.tick[slot]) !== undefined) endOrder(market, slot, 'price-range');
  else if (mayRest(orders.timeInForce[slot])) rest(market, slot);
  else endOrder(market, slot, 'not-filled');
}

const mayRest = (timeInForce: number): boolean =>
  timeInForce === codeOf.gtc || timeInForce === codeOf.gtd || timeInForce === codeOf.postOnly;

const isOpen = ({ orders }: Market, slot: number): boolean => orders.id[slot] !== 0;

/** Whether the book has all that a fill-or-kill order wants. Own orders in the way end the count, or are passed over. */
function canBeFilled(market: Market, slot: number, bound: number): boolean {
  const { orders } = market;
  const side = orders.side[slot];
  const { levels } = market.ladders[1 - side];
  const hasOwn = meetsOwnGroup(market, orders.group[slot], side, bound);
  let missing = orders.lots[slot];
  for (let place = levels.length - 1; place >= 0 && missing > 0; place--) {
    const level = levels[place];
    if (!meets(side, bound, level.tick)) return false;
    // Only a level that may hide an own order has to be read order by order.
    const { lots, isBlocked } = hasOwn ? lotsOfOthers(market, slot, level.head) : { lots: level.lots, isBlocked: false };
    missing -= lots;
    if (isBlocked) break;
  }
  return missing <= 0;
}

function lotsOfOthers({ orders }: Market, taker: number, head: number): { lots: number; isBlocked: boolean } {
  const passes = selfTradeModes[orders.selfTrade[taker]] === 'expire-maker';
  let lots = 0;
  for (let maker = head; maker !== none; maker = orders.next[maker]) {
    if (orders.group[maker] !== orders.group[taker]) lots += orders.lots[maker];
    else if (!passes) return { lots, isBlocked: true };
  }
  return { lots, isBlocked: false };
}
