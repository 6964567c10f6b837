import type { ReserveCommand } from '../commands.ts';
import { type Market, quoteSetOf } from '../market.ts';
import { buy, sell } from '../orders/order-codes.ts';
import type { RefusalReason } from '../reasons.ts';
import { arePositive } from './are-whole.ts';
import { freeOf } from './check-quote.ts';

const largestReserve = 2 ** 52;

/** Adds to what an account has for its quote set, or takes out what its levels do not need. */
export function reserve(market: Market, command: ReserveCommand): RefusalReason | undefined {
  const { account } = command;
  if (!arePositive(account) || !Number.isSafeInteger(command.base) || !Number.isSafeInteger(command.quote)) return 'malformed';
  const before = market.quoteSets.get(account);
  const base = (before?.base ?? 0) + command.base;
  const quote = (before?.quote ?? 0) + command.quote;
  const levelsOf = (slots: readonly number[] = []) =>
    slots.map((slot) => ({ tick: market.orders.tick[slot], lots: market.orders.lots[slot] }));
  if (freeOf(market, levelsOf(before?.bids), buy, quote) < 0 || freeOf(market, levelsOf(before?.asks), sell, base) < 0) {
    return 'reserve-too-small';
  }
  if (base > largestReserve || quote > largestReserve) return 'reserve-limit';
  Object.assign(quoteSetOf(market, account), { base, quote });
  market.events.push({ type: 'reserved', account, base, quote });
  return undefined;
}
