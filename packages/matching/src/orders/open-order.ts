import type { OrderKind, SelfTradeMode, Side, TimeInForce, TriggerBy } from '../commands.ts';
import type { Market } from '../market.ts';
import { addExpiry } from './expiry-heap.ts';
import { indexOrder } from './find-order.ts';
import { joinGroup } from './groups.ts';
import { kinds, selfTradeModes, sides, timesInForce, triggersBy } from './order-codes.ts';
import { takeSlot } from './order-slots.ts';
import { none } from './order-table.ts';

/** What a command says of an order. */
export interface NewOrder {
  readonly order: number;
  readonly account: number;
  readonly group: number;
  readonly side: Side;
  readonly kind: OrderKind;
  readonly timeInForce: TimeInForce;
  readonly selfTrade: SelfTradeMode;
  readonly triggerBy: TriggerBy;
  readonly tick: number;
  /** 0 once it waits no more. */
  readonly triggerTick: number;
  readonly lots: number;
  readonly budget: number;
  readonly expiresAt: number;
  readonly makerRate: number;
  readonly takerRate: number;
}

/** What the engine adds to it. */
export interface OrderProgress {
  readonly sequence: number;
  readonly gone: number;
  readonly isQuote: boolean;
}

export interface OpenOrder extends NewOrder, OrderProgress {}

/** Gives an order its slot. It lies nowhere yet. */
export function openOrder(market: Market, order: NewOrder, { sequence, gone, isQuote }: OrderProgress): number {
  const { orders } = market;
  const slot = takeSlot(orders);
  orders.id[slot] = order.order;
  orders.account[slot] = order.account;
  orders.group[slot] = order.group;
  orders.side[slot] = sides.indexOf(order.side);
  orders.kind[slot] = kinds.indexOf(order.kind);
  orders.timeInForce[slot] = timesInForce.indexOf(order.timeInForce);
  orders.selfTrade[slot] = selfTradeModes.indexOf(order.selfTrade);
  orders.triggerBy[slot] = triggersBy.indexOf(order.triggerBy);
  orders.tick[slot] = order.tick;
  orders.triggerTick[slot] = order.triggerTick;
  orders.lots[slot] = order.lots;
  orders.gone[slot] = gone;
  orders.budget[slot] = order.budget;
  orders.expiresAt[slot] = order.expiresAt;
  orders.sequence[slot] = sequence;
  orders.makerRate[slot] = order.makerRate;
  orders.takerRate[slot] = order.takerRate;
  orders.isQuote[slot] = isQuote ? 1 : 0;
  orders.otherLeg[slot] = none;
  orders.heapAt[slot] = none;
  indexOrder(orders, slot);
  joinGroup(market, slot);
  if (order.expiresAt > 0) addExpiry(orders, market.expiries, slot);
  return slot;
}

/** The same from a slot, for a snapshot. */
export function orderAt({ orders }: Market, slot: number): OpenOrder {
  return {
    order: orders.id[slot],
    account: orders.account[slot],
    group: orders.group[slot],
    side: sides[orders.side[slot]],
    kind: kinds[orders.kind[slot]],
    timeInForce: timesInForce[orders.timeInForce[slot]],
    selfTrade: selfTradeModes[orders.selfTrade[slot]],
    triggerBy: triggersBy[orders.triggerBy[slot]],
    tick: orders.tick[slot],
    triggerTick: orders.triggerTick[slot],
    lots: orders.lots[slot],
    gone: orders.gone[slot],
    budget: orders.budget[slot],
    expiresAt: orders.expiresAt[slot],
    sequence: orders.sequence[slot],
    makerRate: orders.makerRate[slot],
    takerRate: orders.takerRate[slot],
    isQuote: orders.isQuote[slot] === 1,
  };
}
