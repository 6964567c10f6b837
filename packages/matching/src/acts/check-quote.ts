import type { QuoteCommand, QuoteLevel } from '../commands.ts';
import type { Market, QuoteSet } from '../market.ts';
import { findOrder } from '../orders/find-order.ts';
import { meets } from '../orders/groups.ts';
import { needOf } from '../orders/holds.ts';
import { bestOf } from '../orders/ladder.ts';
import type { Level } from '../orders/level.ts';
import { buy, sell } from '../orders/order-codes.ts';
import { none } from '../orders/order-table.ts';
import type { RefusalReason } from '../reasons.ts';
import { isInEntryBand } from '../trading/bands.ts';
import { arePositive, areRates } from './are-whole.ts';
import { checkLimits } from './check-order.ts';

const maxLevels = 20;

export function isWellFormedQuote({ account, group, makerRate, bids, asks }: QuoteCommand): boolean {
  const levels = [...bids, ...asks];
  const rises = (list: readonly QuoteLevel[]) => list.every(({ tick }, index) => index === 0 || list[index - 1].tick < tick);
  return (
    arePositive(account, group) &&
    areRates(makerRate) &&
    bids.length <= maxLevels &&
    asks.length <= maxLevels &&
    levels.every(({ order, tick, lots }) => arePositive(order, tick, lots)) &&
    rises(bids.toReversed()) &&
    rises(asks) &&
    (bids.length === 0 || asks.length === 0 || bids[0].tick < asks[0].tick) &&
    new Set(levels.map(({ order }) => order)).size === levels.length
  );
}

export function checkQuote(market: Market, command: QuoteCommand, set: QuoteSet): RefusalReason | undefined {
  const { bids, asks } = command;
  const levels = [...bids, ...asks];
  const beyond = levels.map(({ tick, lots }) => checkLimits(market, [tick], lots)).find((reason) => reason !== undefined);
  if (beyond !== undefined) return beyond;
  if (freeOf(market, bids, buy, set.quote) < 0 || freeOf(market, asks, sell, set.base) < 0) return 'reserve-too-small';
  const others = market.orders.open - set.bids.length - set.asks.length;
  if (others + levels.length > market.parameters.maxOrders) return 'book-full';
  if (!bids.every(({ tick }) => isInEntryBand(market, buy, tick))) return 'price-band';
  if (!asks.every(({ tick }) => isInEntryBand(market, sell, tick))) return 'price-band';
  if (isIdTaken(market, bids, set.bids) || isIdTaken(market, asks, set.asks)) return 'duplicate-order';
  return wouldMeetOthers(market, bids, buy, command.account) || wouldMeetOthers(market, asks, sell, command.account)
    ? 'would-take'
    : undefined;
}

/** The level of a command with which one of the book keeps its place. */
export function staysAt({ orders }: Market, slot: number, levels: readonly QuoteLevel[]): QuoteLevel | undefined {
  return levels.find(({ tick, lots }) => tick === orders.tick[slot] && lots <= orders.lots[slot]);
}

/** What a reserve has left after so many levels. It is taken off one by one, because the sum might not be exact. */
export function freeOf(market: Market, levels: ReadonlyArray<Omit<QuoteLevel, 'order'>>, side: number, reserve: number): number {
  let free = reserve;
  for (const { tick, lots } of levels) {
    free -= needOf(market, side, lots, tick);
    if (free < 0) break;
  }
  return free;
}

function isIdTaken(market: Market, levels: readonly QuoteLevel[], slots: readonly number[]): boolean {
  const kept = new Set(slots.map((slot) => staysAt(market, slot, levels)?.order));
  return levels.some(({ order }) => !kept.has(order) && findOrder(market.orders, order) !== none);
}

/** Whether the best level would take from anybody but the set that it replaces. */
function wouldMeetOthers(market: Market, levels: readonly QuoteLevel[], side: number, account: number): boolean {
  const best = levels[0];
  if (best === undefined) return false;
  const ladder = market.ladders[1 - side];
  if (bestOf(ladder) === undefined) return false;
  for (let place = ladder.levels.length - 1; place >= 0; place--) {
    const level = ladder.levels[place];
    if (!meets(side, best.tick, level.tick)) return false;
    if (!isOfOwnSet(market, level, account)) return true;
  }
  return false;
}

/** A set has one order at a tick, so a level with more than one has somebody else's. */
function isOfOwnSet({ orders }: Market, { head, tail }: Level, account: number): boolean {
  return head === tail && orders.isQuote[head] === 1 && orders.account[head] === account;
}
