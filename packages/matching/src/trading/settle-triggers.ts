import type { Market } from '../market.ts';
import { ladderOf } from '../market.ts';
import { leave } from '../orders/book.ts';
import { endOrder, endOtherLeg } from '../orders/end-order.ts';
import { heldBy, needOfOrder } from '../orders/holds.ts';
import { bestOf } from '../orders/ladder.ts';
import { codeOf, hasLimit, kinds } from '../orders/order-codes.ts';
import { none } from '../orders/order-table.ts';
import { isInEntryBand } from './bands.ts';
import { enterBook } from './enter-book.ts';
import { wouldTake } from './would-take.ts';

/**
 * Orders that have seen their price enter the book, one after the other, and what they trade may bring further ones. A market that
 * stops being open stops this as well, and what was reached stays reached until it opens again.
 */
export function settleTriggers(market: Market): void {
  while (market.state === 'open' && market.reference > 0) {
    const slot = nextTriggered(market);
    if (slot === none) {
      market.reachedLow = 0;
      market.reachedHigh = 0;
      return;
    }
    trigger(market, slot);
  }
}

function nextTriggered(market: Market): number {
  const { reachedHigh, reachedLow, reference } = market;
  const first = firstUpTo(market, ladderOf.lastUp, reachedHigh);
  if (first !== none) return first;
  const second = reachedLow === 0 ? none : firstDownTo(market, ladderOf.lastDown, reachedLow);
  if (second !== none) return second;
  const third = firstUpTo(market, ladderOf.referenceUp, reference);
  return third === none ? firstDownTo(market, ladderOf.referenceDown, reference) : third;
}

function firstUpTo({ ladders }: Market, ladder: number, tick: number): number {
  const level = bestOf(ladders[ladder]);
  return level !== undefined && level.tick <= tick ? level.head : none;
}

function firstDownTo({ ladders }: Market, ladder: number, tick: number): number {
  const level = bestOf(ladders[ladder]);
  return level !== undefined && level.tick >= tick ? level.head : none;
}

function trigger(market: Market, slot: number): void {
  const { orders, events } = market;
  const before = heldBy(market, slot);
  const isLeg = orders.otherLeg[slot] !== none;
  endOtherLeg(market, slot);
  const held = needOfOrder(market, slot);
  leave(market, slot);
  orders.triggerTick[slot] = 0;
  orders.sequence[slot] = market.nextSequence++;
  events.push({
    type: 'triggered',
    order: orders.id[slot],
    account: orders.account[slot],
    sequence: orders.sequence[slot],
    held,
    taken: isLeg ? held - before : 0,
  });
  const side = orders.side[slot];
  const tick = orders.tick[slot];
  if (hasLimit(kinds[orders.kind[slot]]) && !isInEntryBand(market, side, tick)) endOrder(market, slot, 'price-band');
  else if (orders.timeInForce[slot] === codeOf.postOnly && wouldTake(market, side, tick)) endOrder(market, slot, 'would-take');
  else enterBook(market, slot);
}
