import type { Command, Side } from '../../src/commands.ts';
import type { AcceptedEvent, AmendedEvent, DoneEvent, Event, ReducedEvent, TradeEvent, TriggeredEvent } from '../../src/events.ts';
import { waitsFirst } from '../../src/orders/order-codes.ts';
import type { Parameters } from '../../src/parameters.ts';

export interface FollowedOrder {
  readonly account: number;
  readonly side: Side;
  tick: number;
  lots: number;
  sequence: number;
  held: number;
  isWaiting: boolean;
  isQuote: boolean;
  filled: number;
  /** Lots that were placed or added, and those that ended without a trade. */
  placed: number;
  ended: number;
}

type Money = { base: number; quote: number };

/**
 * A ledger and a book that know nothing but commands and events, as everybody outside of the engine does. Each rule that it finds
 * broken is an error.
 */
export class Follower {
  readonly orders = new Map<number, FollowedOrder>();
  readonly levels = { buy: new Map<number, number>(), sell: new Map<number, number>() };
  readonly reserves = new Map<number, Money>();
  /** What was set aside by commands and has neither come back nor gone to fees. */
  readonly total: Money = { base: 0, quote: 0 };
  /** What lies in wallets again, and the fees. */
  readonly free: Money = { base: 0, quote: 0 };
  private readonly parameters: Parameters;
  private readonly groups = new Map<number, number>();

  constructor(parameters: Parameters) {
    this.parameters = parameters;
  }

  follow(command: Command, events: readonly Event[]): void {
    this.setAside(command);
    for (const event of events) this.take(command, event);
    for (const [id, order] of this.orders) {
      must(order.held >= 0, `order ${id} holds less than nothing`);
      must(order.placed === order.filled + order.ended + order.lots, `lots of order ${id} are lost`);
    }
    for (const reserve of this.reserves.values()) must(reserve.base >= 0 && reserve.quote >= 0, 'a reserve is below zero');
    this.countMoney();
  }

  private setAside(command: Command): void {
    if ('group' in command) this.groups.set(command.account, command.group);
    if ('hold' in command) this.total[assetOf(this.sideOf(command))] += command.hold;
    if (command.type === 'reserve') {
      this.total.base += command.base;
      this.total.quote += command.quote;
    }
  }

  /** The side whose asset a hold is of. The asset of an amendment that names no open order does not matter: all of it comes back as it went. */
  private sideOf(command: Command): Side {
    if ('side' in command && command.side !== 'both') return command.side;
    return ('order' in command ? this.orders.get(command.order)?.side : undefined) ?? 'buy';
  }

  private take(command: Command, event: Event): void {
    switch (event.type) {
      case 'accepted':
        return this.accepted(command, event);
      case 'refused': {
        this.free[assetOf(this.sideOf(command))] += event.back;
        if (command.type !== 'reserve') return;
        this.free.base += command.base;
        this.free.quote += command.quote;
        return;
      }
      case 'trade':
        return this.trade(event);
      case 'reduced':
        return this.reduced(command, event);
      case 'amended':
        return this.amended(command, event);
      case 'done':
        return this.done(event);
      case 'triggered':
        return this.triggered(event);
      case 'level':
        if (event.lots === 0) this.levels[event.side].delete(event.tick);
        else this.levels[event.side].set(event.tick, event.lots);
        return;
      case 'reserved':
        this.reserves.set(event.account, { base: event.base, quote: event.quote });
        return;
      case 'state':
      case 'auction':
    }
  }

  private accepted(command: Command, event: AcceptedEvent): void {
    const { account, side, tick, lots, sequence, held } = event;
    must(!this.orders.has(event.order), 'an open id is used again');
    const isQuote = command.type === 'quote';
    const counts = { filled: 0, placed: lots, ended: 0 };
    this.orders.set(event.order, { account, side, tick, lots, sequence, held, isWaiting: waitsFirst(event.kind), isQuote, ...counts });
    this.free[assetOf(side)] += event.back;
  }

  private trade(event: TradeEvent): void {
    const { lots, tick, value, buyBack } = event;
    const { unitValue, lotUnits } = this.parameters;
    const buyer = this.open(event.buyOrder);
    const seller = this.open(event.sellOrder);
    must(value === lots * tick * unitValue, 'the value of a trade is wrong');
    must(tick <= buyer.tick && tick >= seller.tick, 'a trade is worse than a limit');
    must(this.groups.get(buyer.account) !== this.groups.get(seller.account), 'a group has traded with itself');
    must(!buyer.isWaiting && !seller.isWaiting, 'an order has traded that waits');
    if (event.taker !== 'buy') this.mustBeFirst(event.buyOrder, buyer);
    if (event.taker !== 'sell') this.mustBeFirst(event.sellOrder, seller);
    const bought = { base: lots * lotUnits - event.buyFee, quote: -value };
    const sold = { base: -lots * lotUnits, quote: value - event.sellFee };
    must(event.buyFrom === (buyer.isQuote ? 'reserve' : 'hold') && event.sellFrom === (seller.isQuote ? 'reserve' : 'hold'), 'paid from');
    if (buyer.isQuote) this.addReserve(buyer.account, bought);
    else {
      buyer.held -= value + buyBack;
      this.free.quote += buyBack;
      this.free.base += bought.base;
    }
    if (seller.isQuote) this.addReserve(seller.account, sold);
    else {
      seller.held += sold.base;
      this.free.quote += sold.quote;
    }
    this.free.base += event.buyFee;
    this.free.quote += event.sellFee;
    for (const order of [buyer, seller]) {
      order.filled += lots;
      if (order.lots > 0) order.lots -= lots;
      else order.placed += lots;
    }
  }

  /** Price, then sequence, among all that rests on its side. */
  private mustBeFirst(id: number, maker: FollowedOrder): void {
    const sign = maker.side === 'buy' ? -1 : 1;
    for (const [otherId, other] of this.orders) {
      if (otherId === id || other.side !== maker.side || other.isWaiting || other.lots === 0) continue;
      const difference = sign * (other.tick - maker.tick) || other.sequence - maker.sequence;
      // What came last is the taker or has not come to rest yet.
      must(difference > 0 || other.sequence > maker.sequence, `order ${otherId} was before ${id}`);
      must(difference > 0 || this.isLatest(other), `order ${otherId} was better than ${id}`);
    }
  }

  private isLatest(order: FollowedOrder): boolean {
    return [...this.orders.values()].every(({ sequence }) => sequence <= order.sequence);
  }

  private reduced(command: Command, event: ReducedEvent): void {
    const order = this.open(event.order);
    this.giveBack(order, event.back - (event.reason === 'amended' && 'hold' in command ? command.hold : 0));
    if (event.reason === 'amended' && 'hold' in command) this.free[assetOf(order.side)] += command.hold;
    order.ended += order.lots - event.lots;
    order.lots = event.lots;
  }

  private amended(command: Command, event: AmendedEvent): void {
    const order = this.open(event.order);
    const hold = 'hold' in command ? command.hold : 0;
    must(order.held + hold === event.held + event.back, 'an amendment loses money');
    this.free[assetOf(order.side)] += event.back;
    order.held = event.held;
    order.placed += event.lots - order.lots;
    Object.assign(order, { lots: event.lots, tick: event.tick, sequence: event.sequence });
  }

  private done(event: DoneEvent): void {
    const order = this.open(event.order);
    must(event.lots === order.lots, 'done with other lots than were left');
    must(event.reason !== 'filled' || event.lots === 0, 'filled with lots left');
    this.giveBack(order, event.back);
    must(order.held === 0, `order ${event.order} is over and holds ${order.held}`);
    order.ended += order.lots;
    must(order.placed === order.filled + order.ended, `lots of order ${event.order} are lost`);
    this.orders.delete(event.order);
  }

  private triggered(event: TriggeredEvent): void {
    const order = this.open(event.order);
    must(order.isWaiting, 'an order that does not wait was triggered');
    this.free[assetOf(order.side)] -= event.taken;
    order.held += event.taken;
    must(order.held === event.held, 'a triggered order holds something else');
    Object.assign(order, { isWaiting: false, sequence: event.sequence });
  }

  private giveBack(order: FollowedOrder, back: number): void {
    must(back >= 0, 'less than nothing is given back');
    order.held -= back;
    this.free[assetOf(order.side)] += back;
  }

  private addReserve(account: number, { base, quote }: Money): void {
    const reserve = this.reserves.get(account);
    must(reserve !== undefined, 'a quote without a reserve');
    this.reserves.set(account, { base: (reserve?.base ?? 0) + base, quote: (reserve?.quote ?? 0) + quote });
  }

  /** No unit is made or lost: what was set aside is held, reserved or free. */
  private countMoney(): void {
    const found = { base: this.free.base, quote: this.free.quote };
    for (const order of this.orders.values()) found[assetOf(order.side)] += order.held;
    for (const reserve of this.reserves.values()) {
      found.base += reserve.base;
      found.quote += reserve.quote;
    }
    must(found.base === this.total.base && found.quote === this.total.quote, 'money was made or lost');
  }

  private open(id: number): FollowedOrder {
    const order = this.orders.get(id);
    if (order === undefined) throw new Error(`order ${id} is not open`);
    return order;
  }
}

const assetOf = (side: Side): keyof Money => (side === 'buy' ? 'quote' : 'base');

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
