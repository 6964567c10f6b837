import type { Market } from '../market.ts';
import { needOf } from '../orders/holds.ts';
import { type NewOrder, openOrder } from '../orders/open-order.ts';
import { sides } from '../orders/order-codes.ts';

interface Hold {
  readonly held: number;
  readonly back: number;
}

/** Opens an order and tells it; what the command has set aside beyond its need is given back. */
export function accept(market: Market, order: NewOrder, hold: number): number {
  const { budget, lots, tick, side } = order;
  const held = budget > 0 ? budget : needOf(market, sides.indexOf(side), lots, tick);
  return acceptWith(market, order, { held, back: hold - held });
}

/** The same for a leg, whose hold is not its own need. */
export function acceptWith(market: Market, order: NewOrder, hold: Hold): number {
  const sequence = tellAccepted(market, order, hold);
  return openOrder(market, order, { sequence, gone: 0, isQuote: false });
}

/** The same for a level of a quote set, which holds nothing. */
export function acceptQuote(market: Market, order: NewOrder): number {
  const sequence = tellAccepted(market, order, { held: 0, back: 0 });
  return openOrder(market, order, { sequence, gone: 0, isQuote: true });
}

function tellAccepted(market: Market, { order, account, side, kind, timeInForce, tick, lots }: NewOrder, { held, back }: Hold): number {
  const sequence = market.nextSequence++;
  market.events.push({ type: 'accepted', order, account, side, kind, timeInForce, tick, lots, sequence, held, back });
  return sequence;
}
