import type { QuoteCommand, QuoteLevel } from '../commands.ts';
import { allows, type Market, type QuoteSet, quoteSetOf } from '../market.ts';
import { rest, shrink } from '../orders/book.ts';
import { endOrder } from '../orders/end-order.ts';
import { buy, sell, sides } from '../orders/order-codes.ts';
import type { RefusalReason } from '../reasons.ts';
import { acceptQuote } from './accept.ts';
import { checkQuote, isWellFormedQuote, staysAt } from './check-quote.ts';

/** Replaces the quote set of an account, all of it or nothing. A level that is repeated keeps its place. */
export function quote(market: Market, command: QuoteCommand): RefusalReason | undefined {
  if (!isWellFormedQuote(command)) return 'malformed';
  const isEmpty = command.bids.length + command.asks.length === 0;
  if (!allows(market, isEmpty ? 'cancel' : 'quote')) return 'state';
  const set = market.quoteSets.get(command.account) ?? { base: 0, quote: 0, bids: [], asks: [] };
  const reason = checkQuote(market, command, set);
  if (reason !== undefined) return reason;
  const keptBids = keepLevels(market, set.bids, command.bids);
  const keptAsks = keepLevels(market, set.asks, command.asks);
  const bids = addLevels(market, command, buy, keptBids);
  const asks = addLevels(market, command, sell, keptAsks);
  if (!isEmpty) Object.assign(quoteSetOf(market, command.account), { bids, asks });
  return undefined;
}

/** Ends the levels that the command does not repeat, and answers the others by their ticks. */
function keepLevels(market: Market, slots: readonly number[], levels: readonly QuoteLevel[]): Map<number, number> {
  const { orders } = market;
  const kept = new Map<number, number>();
  // The list loses those that end, so it is read from a copy.
  for (const slot of slots.slice()) {
    const level = staysAt(market, slot, levels);
    if (level === undefined) {
      endOrder(market, slot, 'quote-replaced');
      continue;
    }
    kept.set(level.tick, slot);
    if (level.lots === orders.lots[slot]) continue;
    shrink(market, slot, orders.lots[slot] - level.lots);
    market.events.push({
      type: 'reduced',
      order: orders.id[slot],
      account: orders.account[slot],
      reason: 'quote-replaced',
      lots: level.lots,
      back: 0,
    });
  }
  return kept;
}

function addLevels(market: Market, command: QuoteCommand, side: number, kept: ReadonlyMap<number, number>): QuoteSet['bids'] {
  const { account, group, makerRate } = command;
  return (side === buy ? command.bids : command.asks).map(({ order, tick, lots }) => {
    const slot = kept.get(tick);
    if (slot !== undefined) return slot;
    const terms = { account, group, side: sides[side], makerRate, takerRate: 0, selfTrade: 'expire-taker' } as const;
    const rules = { kind: 'limit', timeInForce: 'post-only', triggerBy: 'none', triggerTick: 0, expiresAt: 0, budget: 0 } as const;
    const added = acceptQuote(market, { ...terms, ...rules, order, tick, lots });
    rest(market, added);
    return added;
  });
}
