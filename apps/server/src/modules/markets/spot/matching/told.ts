import type { Command } from '@peerbourse/matching/commands';
import type { Event, TradeEvent } from '@peerbourse/matching/events';
import type { HeldMarket } from './shard.ts';

/** What a batch does to one order, as far as events tell. What it is like afterwards is asked of the engine in the end. */
export interface ToldOrder {
  readonly held: HeldMarket;
  /** Units that are not held any more; below zero where more is. */
  freed: number;
  /** Why it is over; it is open without one. */
  reason?: string;
  /** What was left of it when it ended. */
  leftLots?: number;
  /** The price and the whole quantity that its owner asked for instead. */
  amended?: { readonly tick: number; readonly lots: number };
}

export interface ToldTrade extends TradeEvent {
  readonly held: HeldMarket;
}

/** Everything that a batch tells, order by order and trade by trade. */
export interface Told {
  readonly orders: Map<number, ToldOrder>;
  readonly trades: ToldTrade[];
}

export function collect(told: Told, held: HeldMarket, command: Command, events: readonly Event[]): void {
  for (const event of events) note(told, held, command, event);
}

function note(told: Told, held: HeldMarket, command: Command, event: Event): void {
  switch (event.type) {
    case 'accepted':
    case 'reduced':
    case 'amended':
      return change(told, held, event, event.back, command);
    case 'triggered':
      return change(told, held, event, -event.taken, command);
    case 'trade':
      return noteTrade(told, held, event);
    case 'done': {
      const order = orderOf(told, held, event.order);
      order.freed += event.back;
      order.reason = event.reason;
      order.leftLots = event.lots;
      return;
    }
    case 'refused':
      return noteRefusal(told, held, event);
    // What happens to a market, and to nobody's order.
    case 'auction':
    case 'level':
    case 'reserved':
    case 'state':
      return;
  }
}

function orderOf(told: Told, held: HeldMarket, order: number): ToldOrder {
  const known = told.orders.get(order);
  if (known) return known;
  const fresh = { held, freed: 0 };
  told.orders.set(order, fresh);
  return fresh;
}

function change(told: Told, held: HeldMarket, event: Event & { order: number }, freed: number, command: Command): void {
  const order = orderOf(told, held, event.order);
  order.freed += freed;
  if (command.type === 'amend' && command.order === event.order && event.type !== 'accepted' && event.type !== 'triggered')
    order.amended = { tick: command.tick, lots: command.lots };
}

function noteTrade(told: Told, held: HeldMarket, event: TradeEvent): void {
  told.trades.push({ ...event, held });
  orderOf(told, held, event.buyOrder).freed += event.value + event.buyBack;
  orderOf(told, held, event.sellOrder).freed += event.lots * held.market.parameters.lotUnits;
}

/** A refused order is over; an amendment that was refused gives back what was set aside for it, and changes nothing else. */
function noteRefusal(told: Told, held: HeldMarket, event: Event & { type: 'refused' }): void {
  if (event.command === 'place') {
    const order = orderOf(told, held, event.order);
    order.freed += event.back;
    order.reason = event.reason;
    return;
  }
  if (event.command === 'amend' && event.back > 0) orderOf(told, held, event.order).freed += event.back;
}
