import type { Market } from '../market.ts';
import { endOrder, endOtherLeg } from '../orders/end-order.ts';
import { heldBy } from '../orders/holds.ts';
import { selfTradeModes } from '../orders/order-codes.ts';
import { consume } from './trade.ts';

/** Two orders of one group have met. At least one of them is over or smaller afterwards, so the taker goes on with something else. */
export function preventSelfTrade(market: Market, taker: number, maker: number, lots: number): void {
  const mode = selfTradeModes[market.orders.selfTrade[taker]];
  if (mode === 'decrement') {
    const { tick } = market.orders;
    const value = lots * tick[maker] * market.parameters.unitValue;
    decrease(market, maker, lots, value);
    decrease(market, taker, lots, value);
    return;
  }
  if (mode !== 'expire-taker') endOrder(market, maker, 'self-trade');
  if (mode !== 'expire-maker') endOrder(market, taker, 'self-trade');
}

function decrease(market: Market, slot: number, lots: number, value: number): void {
  const { orders, events } = market;
  const isBudget = orders.budget[slot] > 0;
  if (isBudget ? orders.budget[slot] === value : orders.lots[slot] === lots) {
    endOrder(market, slot, 'self-trade');
    return;
  }
  endOtherLeg(market, slot);
  const held = heldBy(market, slot);
  consume(market, slot, lots, value);
  events.push({
    type: 'reduced',
    order: orders.id[slot],
    account: orders.account[slot],
    reason: 'self-trade',
    lots: orders.lots[slot],
    back: held - heldBy(market, slot),
  });
}
