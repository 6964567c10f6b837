import { joinLegs } from './acts/place-oco.ts';
import { type Market, openMarket, quoteSetOf, type Sample } from './market.ts';
import { rest, wait } from './orders/book.ts';
import { findOrder, openSlots } from './orders/find-order.ts';
import { type OpenOrder, openOrder, orderAt } from './orders/open-order.ts';
import { none } from './orders/order-table.ts';
import type { Parameters } from './parameters.ts';
import type { MarketState } from './states.ts';

export interface KeptOrder extends OpenOrder {
  /** The id of the other leg; 0 if there is none. */
  readonly otherLeg: number;
}

/** Everything that a market needs to go on as if nothing had happened. */
export interface Snapshot {
  readonly parameters: Parameters;
  readonly state: MarketState;
  readonly now: number;
  readonly reference: number;
  readonly last: number;
  readonly nextTrade: number;
  readonly nextSequence: number;
  readonly reachedLow: number;
  readonly reachedHigh: number;
  readonly samples: readonly Sample[];
  /** By account. */
  readonly reserves: ReadonlyArray<{ readonly account: number; readonly base: number; readonly quote: number }>;
  /** By sequence. */
  readonly orders: readonly KeptOrder[];
}

export function takeSnapshot(market: Market): Snapshot {
  const { orders } = market;
  return {
    ...takeRest(market),
    orders: openSlots(orders)
      .sort((one, other) => orders.sequence[one] - orders.sequence[other])
      .map((slot) => ({ ...orderAt(market, slot), otherLeg: orders.otherLeg[slot] === none ? 0 : orders.id[orders.otherLeg[slot]] })),
  };
}

/** All of it but the orders, for whoever keeps those himself. */
export function takeRest(market: Market): Omit<Snapshot, 'orders'> {
  return {
    parameters: market.parameters,
    state: market.state,
    now: market.now,
    reference: market.reference,
    last: market.last,
    nextTrade: market.nextTrade,
    nextSequence: market.nextSequence,
    reachedLow: market.reachedLow,
    reachedHigh: market.reachedHigh,
    samples: [...market.samples],
    reserves: [...market.quoteSets]
      .map(([account, { base, quote }]) => ({ account, base, quote }))
      .filter(({ base, quote }) => base > 0 || quote > 0)
      .sort((one, other) => one.account - other.account),
  };
}

/** The market of a snapshot. Its orders may come in any order of rows, because the sequence tells who was first. */
export function restore({ samples, reserves, orders, ...kept }: Snapshot): Market {
  const market = Object.assign(openMarket(kept.parameters), kept);
  market.samples.push(...samples);
  for (const { account, base, quote } of reserves) Object.assign(quoteSetOf(market, account), { base, quote });
  for (const order of orders.toSorted((one, other) => one.sequence - other.sequence)) putBack(market, order);
  for (const { bids, asks } of market.quoteSets.values()) {
    bids.sort((one, other) => market.orders.tick[other] - market.orders.tick[one]);
    asks.sort((one, other) => market.orders.tick[one] - market.orders.tick[other]);
  }
  return market;
}

function putBack(market: Market, order: KeptOrder): void {
  const slot = openOrder(market, order, order);
  if (order.triggerTick > 0) wait(market, slot);
  else rest(market, slot);
  const other = findOrder(market.orders, order.otherLeg);
  if (order.otherLeg > 0 && other !== none) joinLegs(market, slot, other);
  if (!order.isQuote) return;
  const set = quoteSetOf(market, order.account);
  (order.side === 'buy' ? set.bids : set.asks).push(slot);
}
