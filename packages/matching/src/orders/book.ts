import { ladderOf, type Market } from '../market.ts';
import { append, levelFor, unlink } from './ladder.ts';
import type { Level } from './level.ts';
import { codeOf, kinds, sides, waitsUpward } from './order-codes.ts';
import { none } from './order-table.ts';

/** Puts an order into the book, at the end of its level. */
export function rest(market: Market, slot: number): void {
  const { orders } = market;
  const side = orders.side[slot];
  const level = levelFor(market.ladders[side], orders.tick[slot]);
  note(market, side, level);
  orders.ladder[slot] = side;
  append(orders, level, slot);
}

/** Puts an order where it waits for its price. */
export function wait(market: Market, slot: number): void {
  const { orders } = market;
  const isUpward = waitsUpward(kinds[orders.kind[slot]], sides[orders.side[slot]]);
  const byLast = orders.triggerBy[slot] === codeOf.byLast;
  const ladder = (byLast ? ladderOf.lastUp : ladderOf.referenceUp) + (isUpward ? 0 : 1);
  orders.ladder[slot] = ladder;
  append(orders, levelFor(market.ladders[ladder], orders.triggerTick[slot]), slot);
}

/** Takes an order from wherever it lies; it stays open. */
export function leave(market: Market, slot: number): void {
  const { orders } = market;
  const level = orders.level[slot];
  if (level === undefined) return;
  const ladder = orders.ladder[slot];
  note(market, ladder, level);
  unlink(orders, market.ladders[ladder], level, slot);
  orders.ladder[slot] = none;
}

/** Makes an order smaller where it lies. */
export function shrink(market: Market, slot: number, lots: number): void {
  const { orders } = market;
  orders.lots[slot] -= lots;
  const level = orders.level[slot];
  if (level === undefined) return;
  note(market, orders.ladder[slot], level);
  level.lots -= lots;
}

export const isResting = ({ orders }: Market, slot: number): boolean =>
  orders.ladder[slot] === ladderOf.bids || orders.ladder[slot] === ladderOf.asks;

export const isWaiting = ({ orders }: Market, slot: number): boolean => orders.ladder[slot] > ladderOf.asks;

/** Keeps the sum of a level as it was before this command. What waits for a price is nobody else's business. */
function note(market: Market, ladder: number, level: Level): void {
  if (ladder > ladderOf.asks || level.notedIn === market.commands) return;
  level.notedIn = market.commands;
  market.noted[ladder].push({ tick: level.tick, lots: level.lots });
}
