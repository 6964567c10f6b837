import type { Command, PlaceOcoCommand, QuoteCommand, ReserveCommand } from '@peerbourse/matching/commands';
import type { Event, RefusedEvent, TradeEvent } from '@peerbourse/matching/events';
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

/** What a batch does to the quote set of an account. Its levels are asked of the engine in the end. */
export interface ToldQuotes {
  readonly held: HeldMarket;
  readonly owner: number;
  /** What became of the latest command, if there was one. */
  outcome?: string;
  /** Units of the reserve that go back to the owner. */
  baseBack: number;
  quoteBack: number;
}

export interface ToldTrade extends TradeEvent {
  readonly held: HeldMarket;
}

/** Everything that a batch tells, order by order and trade by trade. */
export interface Told {
  readonly orders: Map<number, ToldOrder>;
  readonly trades: ToldTrade[];
  /** By market and account. */
  readonly quotes: Map<string, ToldQuotes>;
  /** Levels of quote sets to which something happened, with their markets. */
  readonly levels: Map<number, HeldMarket>;
}

export const nothingTold = (): Told => ({ orders: new Map(), trades: [], quotes: new Map(), levels: new Map() });

/** Levels of quote sets are numbered from here on, and orders below. */
const firstLevel = 2 ** 52;

export function collect(told: Told, held: HeldMarket, command: Command, events: readonly Event[]): void {
  if (command.type === 'quote' || command.type === 'reserve') noteQuoting(told, held, command, events[0]);
  for (const event of events) note(told, held, command, event);
}

function note(told: Told, held: HeldMarket, command: Command, event: Event): void {
  if ('order' in event && event.order >= firstLevel) return noteLevel(told, held, event);
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
      return noteRefusal(told, held, command, event);
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
  const buy = { order: event.buyOrder, account: event.buyer };
  const sell = { order: event.sellOrder, account: event.seller };
  if (event.buyFrom === 'reserve') noteLevel(told, held, buy);
  else orderOf(told, held, event.buyOrder).freed += event.value + event.buyBack;
  if (event.sellFrom === 'reserve') noteLevel(told, held, sell);
  else orderOf(told, held, event.sellOrder).freed += event.lots * held.market.parameters.lotUnits;
}

function noteLevel(told: Told, held: HeldMarket, { order, account }: { order: number; account: number }): void {
  told.levels.set(order, held);
  quotesOf(told, held, account);
}

function quotesOf(told: Told, held: HeldMarket, owner: number): ToldQuotes {
  const key = `${held.symbol} ${owner}`;
  const known = told.quotes.get(key);
  if (known) return known;
  const fresh = { held, owner, baseBack: 0, quoteBack: 0 };
  told.quotes.set(key, fresh);
  return fresh;
}

/** What is taken out of a reserve goes back to its owner, and so does what the market did not take into it. */
function noteQuoting(told: Told, held: HeldMarket, command: QuoteCommand | ReserveCommand, first: Event | undefined): void {
  const quotes = quotesOf(told, held, command.account);
  const refusal = first?.type === 'refused' ? first.reason : undefined;
  quotes.outcome = refusal ?? 'accepted';
  if (command.type === 'quote') return;
  const sign = refusal === undefined ? -1 : 1;
  quotes.baseBack += Math.max(0, sign * command.base);
  quotes.quoteBack += Math.max(0, sign * command.quote);
}

/** A refused order is over; an amendment that was refused gives back what was set aside for it, and changes nothing else. */
function noteRefusal(told: Told, held: HeldMarket, command: Command, event: Event & { type: 'refused' }): void {
  if (command.type === 'place-oco') return noteRefusedPair(told, held, command, event);
  if (event.command === 'place') {
    const order = orderOf(told, held, event.order);
    order.freed += event.back;
    order.reason = event.reason;
    return;
  }
  if (event.command === 'amend' && event.back > 0) orderOf(told, held, event.order).freed += event.back;
}

/** One hold lies with two orders: what the limit leg needs with it, and the rest with the stop leg. */
function noteRefusedPair(told: Told, held: HeldMarket, command: PlaceOcoCommand, { reason, back }: RefusedEvent): void {
  const { unitValue, lotUnits } = held.market.parameters;
  const need = command.lots * (command.side === 'buy' ? command.tick * unitValue : lotUnits);
  const [limit, stop] = [orderOf(told, held, command.order), orderOf(told, held, command.stopOrder)];
  limit.freed += need;
  stop.freed += back - need;
  limit.reason = reason;
  stop.reason = reason;
}
