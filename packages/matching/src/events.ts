import type { Command, OrderKind, Side, TimeInForce } from './commands.ts';
import type { EndReason, ReduceReason, RefusalReason, StateReason } from './reasons.ts';
import type { MarketState } from './states.ts';

/** An order is open from now on. Its place among equal prices follows from its sequence. */
export interface AcceptedEvent {
  readonly type: 'accepted';
  readonly order: number;
  readonly account: number;
  readonly side: Side;
  readonly kind: OrderKind;
  readonly timeInForce: TimeInForce;
  readonly tick: number;
  /** 0 if there is a budget. */
  readonly lots: number;
  readonly sequence: number;
  /** Units that the order holds from now on. */
  readonly held: number;
  /** Units of the command's hold that are given back. */
  readonly back: number;
}

/** A command changed nothing. */
export interface RefusedEvent {
  readonly type: 'refused';
  readonly command: Command['type'];
  /** 0 if the command names none. */
  readonly order: number;
  /** 0 if the command names none. */
  readonly account: number;
  readonly reason: RefusalReason;
  /** The whole hold of the command. */
  readonly back: number;
}

export type PaidFrom = 'hold' | 'reserve';

export interface TradeEvent {
  readonly type: 'trade';
  /** Trades are numbered from 1. */
  readonly trade: number;
  readonly tick: number;
  readonly lots: number;
  /** Quote units that the buyer pays. */
  readonly value: number;
  /** `none` in an auction. */
  readonly taker: Side | 'none';
  readonly buyOrder: number;
  readonly buyer: number;
  /** Base units, out of the lots that the buyer receives. */
  readonly buyFee: number;
  /** Quote units of the buyer's hold that are given back, because the price is better than the limit. */
  readonly buyBack: number;
  readonly buyFrom: PaidFrom;
  readonly sellOrder: number;
  readonly seller: number;
  /** Quote units, out of the value that the seller receives. */
  readonly sellFee: number;
  readonly sellFrom: PaidFrom;
}

/** An order became smaller without a trade, and kept its place. */
export interface ReducedEvent {
  readonly type: 'reduced';
  readonly order: number;
  readonly account: number;
  readonly reason: ReduceReason;
  /** What is left; 0 if there is a budget. */
  readonly lots: number;
  readonly back: number;
}

/** An order was replaced by itself, at the end of its level. */
export interface AmendedEvent {
  readonly type: 'amended';
  readonly order: number;
  readonly account: number;
  readonly tick: number;
  /** What is left. */
  readonly lots: number;
  readonly sequence: number;
  /** Units that the order holds from now on. */
  readonly held: number;
  /** What is given back out of the hold so far and that of the command. */
  readonly back: number;
}

/** An order is over. */
export interface DoneEvent {
  readonly type: 'done';
  readonly order: number;
  readonly account: number;
  readonly reason: EndReason;
  /** Lots that were not filled; 0 if there was a budget. */
  readonly lots: number;
  /** All that it held. */
  readonly back: number;
}

/** An order has seen its price and enters the book now. */
export interface TriggeredEvent {
  readonly type: 'triggered';
  readonly order: number;
  readonly account: number;
  readonly sequence: number;
  /** Units that it holds from now on. */
  readonly held: number;
  /** Of these, units that are set aside again after the other leg of an OCO gave them back. */
  readonly taken: number;
}

/** What lies at a price now, in lots; 0 if nothing does. */
export interface LevelEvent {
  readonly type: 'level';
  readonly side: Side;
  readonly tick: number;
  readonly lots: number;
}

export interface StateEvent {
  readonly type: 'state';
  readonly state: MarketState;
  readonly reason: StateReason;
}

/** The one price of an auction and what is traded at it; both 0 if nothing meets. */
export interface AuctionEvent {
  readonly type: 'auction';
  readonly tick: number;
  readonly lots: number;
}

/** What an account has reserved for its quote sets from now on. */
export interface ReservedEvent {
  readonly type: 'reserved';
  readonly account: number;
  readonly base: number;
  readonly quote: number;
}

export type Event =
  | AcceptedEvent
  | RefusedEvent
  | TradeEvent
  | ReducedEvent
  | AmendedEvent
  | DoneEvent
  | TriggeredEvent
  | LevelEvent
  | StateEvent
  | AuctionEvent
  | ReservedEvent;
