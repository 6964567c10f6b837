import type { Parameters } from './parameters.ts';
import type { MarketState } from './states.ts';

export type Side = 'buy' | 'sell';
export type OrderKind = 'limit' | 'market' | 'stop-limit' | 'stop-market' | 'take-profit-limit' | 'take-profit-market';
export type TimeInForce = 'gtc' | 'gtd' | 'ioc' | 'fok' | 'post-only';
export type TriggerBy = 'none' | 'last' | 'reference';
export type SelfTradeMode = 'expire-taker' | 'expire-maker' | 'expire-both' | 'decrement';

/** Who an order belongs to, and on which terms. */
interface Terms {
  readonly account: number;
  /** The main account with its children: inside of a group nothing is traded. */
  readonly group: number;
  readonly side: Side;
  readonly selfTrade: SelfTradeMode;
  /** Fees in millionths of what is received. */
  readonly makerRate: number;
  readonly takerRate: number;
}

export interface PlaceCommand extends Terms {
  readonly type: 'place';
  readonly order: number;
  readonly kind: OrderKind;
  /** The limit; of a market order the worst price that the hold was made for. */
  readonly tick: number;
  /** 0 if there is a budget. */
  readonly lots: number;
  /** Quote units that a market buy may spend; 0 if there are lots. */
  readonly budget: number;
  /** `ioc` for market kinds. */
  readonly timeInForce: TimeInForce;
  /** 0 unless `gtd`. */
  readonly expiresAt: number;
  /** 0 unless the order waits for a price. */
  readonly triggerTick: number;
  /** `none` unless the order waits for a price. */
  readonly triggerBy: TriggerBy;
  /** Units that were set aside for this order: quote units of a buy, base units of a sell. */
  readonly hold: number;
}

/** A limit order that only makes, and a stop order; whichever comes first ends the other. */
export interface PlaceOcoCommand extends Terms {
  readonly type: 'place-oco';
  /** The leg that is a post-only limit order. */
  readonly order: number;
  readonly tick: number;
  /** The leg that waits for its price. */
  readonly stopOrder: number;
  readonly stopKind: 'stop-limit' | 'stop-market';
  readonly stopTick: number;
  readonly stopTimeInForce: TimeInForce;
  readonly triggerTick: number;
  readonly triggerBy: 'last' | 'reference';
  readonly lots: number;
  /** Of both legs; 0 if they stay until cancelled. */
  readonly expiresAt: number;
  readonly hold: number;
}

export interface AmendCommand {
  readonly type: 'amend';
  readonly order: number;
  readonly account: number;
  readonly tick: number;
  /** The new total, with what is gone already. */
  readonly lots: number;
  /** Units that were set aside on top for this amendment. */
  readonly hold: number;
}

export interface CancelCommand {
  readonly type: 'cancel';
  readonly order: number;
  readonly account: number;
}

export interface CancelAllCommand {
  readonly type: 'cancel-all';
  readonly account: number;
  readonly group: number;
  readonly side: Side | 'both';
}

export interface QuoteLevel {
  /** The id of this level if it is new in the book. */
  readonly order: number;
  readonly tick: number;
  readonly lots: number;
}

export interface QuoteCommand {
  readonly type: 'quote';
  readonly account: number;
  readonly group: number;
  readonly makerRate: number;
  /** Highest first. */
  readonly bids: readonly QuoteLevel[];
  /** Lowest first. */
  readonly asks: readonly QuoteLevel[];
}

/** Changes what an account has reserved for its quote sets. */
export interface ReserveCommand {
  readonly type: 'reserve';
  readonly account: number;
  /** Base units to add, or to take out if below zero. */
  readonly base: number;
  readonly quote: number;
}

export interface TimeCommand {
  readonly type: 'time';
  /** Milliseconds. */
  readonly now: number;
}

export interface ReferenceCommand {
  readonly type: 'reference';
  /** 0 if there is none. */
  readonly tick: number;
}

export interface AuctionEndCommand {
  readonly type: 'auction-end';
}

export interface StateCommand {
  readonly type: 'state';
  readonly state: MarketState;
}

export interface ParametersCommand {
  readonly type: 'parameters';
  readonly parameters: Parameters;
}

export type Command =
  | PlaceCommand
  | PlaceOcoCommand
  | AmendCommand
  | CancelCommand
  | CancelAllCommand
  | QuoteCommand
  | ReserveCommand
  | TimeCommand
  | ReferenceCommand
  | AuctionEndCommand
  | StateCommand
  | ParametersCommand;
