import { apply } from '../../src/apply.ts';
import type { PlaceCommand, PlaceOcoCommand, Side } from '../../src/commands.ts';
import { type Market, openMarket } from '../../src/market.ts';
import type { Parameters } from '../../src/parameters.ts';

export const parameters: Parameters = {
  unitValue: 7,
  lotUnits: 10,
  maxTick: 1_000,
  maxLots: 1_000,
  maxOrders: 200,
  minValue: 0,
  entryNear: 1_000,
  entryHigh: 50_000,
  entryLow: 2_000,
  execution: 500,
  volatility: 0,
  volatilityWindowMs: 60_000,
};

/** Units that a place command needs. */
export function needOfPlace({ side, budget, lots, tick }: Pick<PlaceCommand, 'side' | 'budget' | 'lots' | 'tick'>): number {
  if (budget > 0) return budget;
  return side === 'buy' ? lots * tick * parameters.unitValue : lots * parameters.lotUnits;
}

/** A limit order of an account that is its own group, with what a test wants to be different. */
export function limit(order: number, side: Side, tick: number, lots: number, other: Partial<PlaceCommand> = {}): PlaceCommand {
  const account = other.account ?? order;
  const command: PlaceCommand = {
    type: 'place',
    order,
    account,
    group: account,
    side,
    kind: 'limit',
    tick,
    lots,
    budget: 0,
    timeInForce: 'gtc',
    expiresAt: 0,
    triggerTick: 0,
    triggerBy: 'none',
    selfTrade: 'expire-taker',
    makerRate: 1_000,
    takerRate: 2_000,
    hold: 0,
    ...other,
  };
  return { ...command, hold: other.hold ?? needOfPlace(command) };
}

/** A market order by lots; a buy is held at its worst price. */
export function marketOrder(order: number, side: Side, lots: number, other: Partial<PlaceCommand> = {}): PlaceCommand {
  return limit(order, side, side === 'buy' ? 200 : 1, lots, { kind: 'market', timeInForce: 'ioc', ...other });
}

/** A sell above the market and a stop below it, or a buy the other way round. */
export function oco(order: number, side: Side, [tick, triggerTick, stopTick]: [number, number, number], lots: number): PlaceOcoCommand {
  const need = Math.max(needOfPlace({ side, budget: 0, lots, tick }), needOfPlace({ side, budget: 0, lots, tick: stopTick }));
  return {
    type: 'place-oco',
    order,
    account: order,
    group: order,
    side,
    tick,
    stopOrder: order + 1,
    stopKind: 'stop-limit',
    stopTick,
    stopTimeInForce: 'gtc',
    triggerTick,
    triggerBy: 'last',
    lots,
    expiresAt: 0,
    selfTrade: 'expire-taker',
    makerRate: 1_000,
    takerRate: 2_000,
    hold: need,
  };
}

/** An open market with a reference, and last price if one is given. */
export function opened(changes: Partial<Parameters> = {}, reference = 100): Market {
  const market = openMarket({ ...parameters, ...changes });
  apply(market, { type: 'state', state: 'announced' });
  apply(market, { type: 'state', state: 'auction' });
  apply(market, { type: 'reference', tick: reference });
  apply(market, { type: 'auction-end' });
  return market;
}
