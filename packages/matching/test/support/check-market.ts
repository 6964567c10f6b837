import type { Market } from '../../src/market.ts';
import { findOrder, openSlots } from '../../src/orders/find-order.ts';
import { heldBy } from '../../src/orders/holds.ts';
import type { Ladder } from '../../src/orders/ladder.ts';
import { sides } from '../../src/orders/order-codes.ts';
import { none } from '../../src/orders/order-table.ts';
import type { Follower } from './follower.ts';
import { must } from './follower.ts';

/** Everything that holds for a market between two commands, and that the world outside sees the same. */
export function checkMarket(market: Market, follower: Follower): void {
  const [bids, asks] = market.ladders;
  const isMatched = market.state === 'open' || market.state === 'post-only';
  const bid = bids?.levels.at(-1)?.tick ?? 0;
  const ask = asks?.levels.at(-1)?.tick ?? Number.MAX_SAFE_INTEGER;
  must(!isMatched || bid < ask, 'the book is crossed');
  const seen = market.ladders.reduce((count, ladder) => count + checkLadder(market, ladder), 0);
  must(seen === market.orders.open && seen === openSlots(market.orders).length, 'an open order lies nowhere');
  checkGroups(market);
  for (const slot of market.expiries) must(market.orders.expiresAt[slot] > market.now, 'an order has outlived its time');
  for (const levels of market.noted) must(levels.length === 0, 'a changed level was not told');
  compare(market, follower);
}

function checkLadder({ orders }: Market, { sign, levels }: Ladder): number {
  let seen = 0;
  levels.forEach((level, index) => {
    must(index === 0 || sign * (levels[index - 1]?.tick ?? 0) < sign * level.tick, 'levels are out of order');
    must(level.head !== none, 'a level is empty');
    let lots = 0;
    let before = none;
    for (let slot = level.head; slot !== none; slot = orders.next[slot]) {
      must(orders.prev[slot] === before && orders.level[slot] === level, 'a level is linked wrongly');
      must(before === none || orders.sequence[before] < orders.sequence[slot], 'a level is out of sequence');
      lots += orders.lots[slot];
      before = slot;
      seen++;
    }
    must(level.tail === before && level.lots === lots, 'the sum of a level is not that of its orders');
  });
  return seen;
}

function checkGroups({ orders, groups }: Market): void {
  let seen = 0;
  for (const [group, first] of groups) {
    for (let slot = first; slot !== none; slot = orders.groupNext[slot]) {
      must(orders.group[slot] === group && orders.id[slot] > 0, 'a group has an order that is not its own');
      seen++;
    }
  }
  must(seen === orders.open, 'an order is missing in its group');
}

function compare(market: Market, follower: Follower): void {
  const { orders } = market;
  must(follower.orders.size === orders.open, 'events tell of other orders than are open');
  for (const [id, order] of follower.orders) {
    const slot = findOrder(market.orders, id);
    must(slot !== none && orders.lots[slot] === order.lots && orders.tick[slot] === order.tick, 'events tell of another order');
    must(order.held === heldBy(market, slot), `events tell of another hold of order ${id}`);
  }
  [market.ladders[0], market.ladders[1]].forEach((ladder, side) => {
    const told = follower.levels[sides[side]];
    must(told.size === ladder.levels.length, 'events tell of other levels');
    for (const { tick, lots } of ladder.levels) must(told.get(tick) === lots, 'events tell of another sum of a level');
  });
  for (const [account, { base, quote, bids, asks }] of market.quoteSets) {
    const told = follower.reserves.get(account);
    must((told?.base ?? 0) === base && (told?.quote ?? 0) === quote, 'events tell of another reserve');
    for (const slot of [...bids, ...asks]) must(orders.isQuote[slot] === 1 && orders.account[slot] === account, 'a quote set is wrong');
  }
}
