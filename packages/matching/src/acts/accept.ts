import type { Market } from '../market.ts';
import { needOf } from '../orders/holds.ts';
import { type OpenOrder, openOrder } from '../orders/open-order.ts';
import { sides } from '../orders/order-codes.ts';

/** Opens an order and tells it; what the command has set aside beyond its need is given back. */
export function accept(market: Market, order: Omit<OpenOrder, 'sequence' | 'gone'>, hold: number): number {
  const { budget, lots, tick, side } = order;
  const need = budget > 0 ? budget : needOf(market, sides.indexOf(side), lots, tick);
  const held = order.isQuote ? 0 : need;
  return acceptWith(market, order, { held, back: order.isQuote ? 0 : hold - held });
}

/** The same for an order whose hold is not its own need. */
export function acceptWith(
  market: Market,
  order: Omit<OpenOrder, 'sequence' | 'gone'>,
  { held, back }: { held: number; back: number },
): number {
  const sequence = market.nextSequence++;
  const { account, side, kind, timeInForce, tick, lots } = order;
  market.events.push({ type: 'accepted', order: order.order, account, side, kind, timeInForce, tick, lots, sequence, held, back });
  return openOrder(market, { ...order, sequence, gone: 0 });
}
