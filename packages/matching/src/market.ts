import type { Event } from './events.ts';
import type { ExpiryHeap } from './orders/expiry-heap.ts';
import { type Ladder, newLadder } from './orders/ladder.ts';
import { newOrderTable } from './orders/order-slots.ts';
import type { OrderTable } from './orders/order-table.ts';
import type { Parameters } from './parameters.ts';
import { allowedActs, type MarketAct, type MarketState } from './states.ts';

/** What an account has reserved for its quote set, and the slots of its levels, the best one first. */
export interface QuoteSet {
  base: number;
  quote: number;
  bids: number[];
  asks: number[];
}

export interface NotedLevel {
  readonly tick: number;
  readonly lots: number;
}

export interface Sample {
  readonly time: number;
  readonly tick: number;
}

/** Everything that the engine knows of one market. Only `apply` and `restore` change it. */
export interface Market {
  parameters: Parameters;
  state: MarketState;
  now: number;
  /** 0 if there is none. */
  reference: number;
  /** The tick of the latest trade; 0 before the first one. */
  last: number;
  nextTrade: number;
  nextSequence: number;
  /** The range of trades that no trigger has been asked about yet; 0 if there is none. */
  reachedLow: number;
  reachedHigh: number;
  /** Last prices of the past, the oldest first. */
  readonly samples: Sample[];
  readonly orders: OrderTable;
  /** The first slot of each group's list. */
  readonly groups: Map<number, number>;
  /** In the order of `ladderOf`. */
  readonly ladders: readonly Ladder[];
  readonly expiries: ExpiryHeap;
  readonly quoteSets: Map<number, QuoteSet>;
  /** Levels of each side that the command has changed, as they were before; a later note of the same tick counts for nothing. */
  readonly noted: ReadonlyArray<NotedLevel[]>;
  commands: number;
  events: Event[];
}

/** Where orders lie: the two sides of the book, then those that wait. Sides have the codes of `order-codes.ts`. */
export const ladderOf = { bids: 0, asks: 1, lastUp: 2, lastDown: 3, referenceUp: 4, referenceDown: 5 };

/** A market as it begins: a draft without orders. */
export function openMarket(parameters: Parameters): Market {
  return {
    parameters,
    state: 'draft',
    now: 0,
    reference: 0,
    last: 0,
    nextTrade: 1,
    nextSequence: 1,
    reachedLow: 0,
    reachedHigh: 0,
    samples: [],
    orders: newOrderTable(),
    groups: new Map(),
    ladders: [newLadder(1), newLadder(-1), newLadder(-1), newLadder(1), newLadder(-1), newLadder(1)],
    expiries: [],
    quoteSets: new Map(),
    noted: [[], []],
    commands: 0,
    events: [],
  };
}

/** Without a reference no band can be kept, so nobody may take. */
export function effectiveState({ state, reference }: Market): MarketState {
  return state === 'open' && reference === 0 ? 'post-only' : state;
}

export function allows(market: Market, act: MarketAct): boolean {
  return allowedActs[effectiveState(market)].includes(act);
}

/** The quote set of an account, made if there is none. */
export function quoteSetOf({ quoteSets }: Market, account: number): QuoteSet {
  const found = quoteSets.get(account);
  if (found !== undefined) return found;
  const set = { base: 0, quote: 0, bids: [], asks: [] };
  quoteSets.set(account, set);
  return set;
}
