import type { Command, PlaceCommand, PlaceOcoCommand, QuoteLevel, Side } from '../../src/commands.ts';
import type { Event } from '../../src/events.ts';
import type { Parameters } from '../../src/parameters.ts';

/** A market for examples that are worked by hand: buys up to 105, sells from 95, takers from 97 to 103, at a reference of 100. */
export const exampleParameters: Parameters = {
  unitValue: 2,
  lotUnits: 10,
  maxTick: 1_000,
  maxLots: 100,
  maxOrders: 20,
  minValue: 0,
  entryNear: 500,
  entryHigh: 50_000,
  entryLow: 2_000,
  execution: 300,
  volatility: 0,
  volatilityWindowMs: 60_000,
};

/** From the draft to an open market, with a reference of 100. */
export const opening: readonly Command[] = [
  { type: 'reference', tick: 100 },
  { type: 'state', state: 'announced' },
  { type: 'state', state: 'auction' },
  { type: 'auction-end' },
];

/** The same, but the auction has not ended. */
export const untilAuction = opening.slice(0, 3);

/** A limit order of an account that is a group of its own, with exactly the hold that it needs. */
export function limit(order: number, side: Side, lots: number, tick: number, more: Partial<PlaceCommand> = {}): PlaceCommand {
  const account = more.account ?? order;
  return {
    type: 'place',
    order,
    account,
    group: account,
    side,
    selfTrade: 'expire-taker',
    makerRate: 0,
    takerRate: 0,
    kind: 'limit',
    tick,
    lots,
    budget: 0,
    timeInForce: 'gtc',
    expiresAt: 0,
    triggerTick: 0,
    triggerBy: 'none',
    hold: side === 'buy' ? lots * tick * 2 : lots * 10,
    ...more,
  };
}

/** A market buy that spends up to a budget. */
export function spend(order: number, budget: number, more: Partial<PlaceCommand> = {}): PlaceCommand {
  return limit(order, 'buy', 0, 110, { kind: 'market', budget, timeInForce: 'ioc', hold: budget, ...more });
}

/** A stop order by the last price. */
export function stop(order: number, side: Side, lots: number, tick: number, triggerTick: number): PlaceCommand {
  return limit(order, side, lots, tick, { kind: 'stop-limit', triggerTick, triggerBy: 'last' });
}

/** Two lots: sell at 104 with order 1, or stop at 97 for 96 with order 2. */
export function oco(more: Partial<PlaceOcoCommand> = {}): PlaceOcoCommand {
  return {
    type: 'place-oco',
    order: 1,
    account: 1,
    group: 1,
    side: 'sell',
    selfTrade: 'expire-taker',
    makerRate: 0,
    takerRate: 0,
    tick: 104,
    stopOrder: 2,
    stopKind: 'stop-limit',
    stopTick: 96,
    stopTimeInForce: 'gtc',
    triggerTick: 97,
    triggerBy: 'last',
    lots: 2,
    expiresAt: 0,
    hold: 20,
    ...more,
  };
}

/** A quote set of account 9, whose fee is a tenth. */
export function quote(bids: readonly QuoteLevel[], asks: readonly QuoteLevel[]): Command {
  return { type: 'quote', account: 9, group: 9, makerRate: 100_000, bids, asks };
}

export function level(order: number, lots: number, tick: number): QuoteLevel {
  return { order, tick, lots };
}

/** Events in a line each, so that an example can be read: the type, and what matters of it. */
export function brief(event: Event): string {
  switch (event.type) {
    case 'accepted':
      return `accepted ${event.order}: ${event.lots} @ ${event.tick}, sequence ${event.sequence}, held ${event.held}, back ${event.back}`;
    case 'refused':
      return `refused ${event.order}: ${event.reason}, back ${event.back}`;
    case 'trade':
      return `trade ${event.trade}: ${event.lots} @ ${event.tick}, ${event.buyOrder} from ${event.sellOrder}, taker ${event.taker}`;
    case 'reduced':
      return `reduced ${event.order}: ${event.reason}, ${event.lots} left, back ${event.back}`;
    case 'amended':
      return `amended ${event.order}: ${event.lots} @ ${event.tick}, sequence ${event.sequence}, held ${event.held}, back ${event.back}`;
    case 'done':
      return `done ${event.order}: ${event.reason}, ${event.lots} left, back ${event.back}`;
    case 'triggered':
      return `triggered ${event.order}: sequence ${event.sequence}, held ${event.held}, taken ${event.taken}`;
    case 'level':
      return `level: ${event.side} ${event.lots} @ ${event.tick}`;
    case 'state':
      return `state ${event.state}: ${event.reason}`;
    case 'auction':
      return `auction: ${event.lots} @ ${event.tick}`;
    case 'reserved':
      return `reserved ${event.account}: ${event.base} base, ${event.quote} quote`;
  }
}
