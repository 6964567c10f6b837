import type { OrderKind, SelfTradeMode, Side, TimeInForce, TriggerBy } from '../../src/commands.ts';
import type { Event } from '../../src/events.ts';
import type { Parameters } from '../../src/parameters.ts';
import type { MarketState } from '../../src/states.ts';

/**
 * A market as plain lists, sorted anew whenever somebody asks. It is here to be obviously right: the engine is compared with it,
 * and it shares nothing with it but what its caller sees.
 */
export interface ModelMarket {
  parameters: Parameters;
  state: MarketState;
  now: number;
  reference: number;
  last: number;
  /** Every tick that was traded since the triggers were last settled. */
  reached: number[];
  samples: Sample[];
  /** Every open order, in no order. */
  orders: ModelOrder[];
  reserves: ModelReserve[];
  trades: number;
  sequences: number;
  /** Of the command under way. */
  events: Event[];
}

export interface Sample {
  readonly time: number;
  readonly tick: number;
}

export interface ModelReserve {
  readonly account: number;
  base: number;
  quote: number;
}

export interface ModelOrder {
  readonly id: number;
  readonly account: number;
  readonly group: number;
  readonly side: Side;
  readonly kind: OrderKind;
  readonly timeInForce: TimeInForce;
  readonly expiresAt: number;
  readonly triggerTick: number;
  readonly triggerBy: TriggerBy;
  readonly selfTrade: SelfTradeMode;
  readonly makerRate: number;
  readonly takerRate: number;
  /** A level of a quote set pays out of the reserve of its account. */
  readonly isLevel: boolean;
  readonly hasBudget: boolean;
  place: 'entering' | 'resting' | 'waiting';
  tick: number;
  /** What is left. */
  lots: number;
  /** What is left. */
  budget: number;
  gone: number;
  held: number;
  sequence: number;
  /** 0 if there is none. */
  otherLeg: number;
}

export function openModel(parameters: Parameters): ModelMarket {
  return {
    parameters,
    state: 'draft',
    now: 0,
    reference: 0,
    last: 0,
    reached: [],
    samples: [],
    orders: [],
    reserves: [],
    trades: 0,
    sequences: 0,
    events: [],
  };
}

export function effectiveState({ state, reference }: ModelMarket): MarketState {
  return state === 'open' && reference === 0 ? 'post-only' : state;
}

export function orderOf({ orders }: ModelMarket, id: number): ModelOrder | undefined {
  return orders.find((order) => order.id === id);
}

export function reserveOf({ reserves }: ModelMarket, account: number): ModelReserve {
  const found = reserves.find((reserve) => reserve.account === account);
  if (found) return found;
  const reserve = { account, base: 0, quote: 0 };
  reserves.push(reserve);
  return reserve;
}

export function opposite(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy';
}

/** The resting orders of one side, the first to trade first. */
export function restingOf({ orders }: ModelMarket, side: Side): ModelOrder[] {
  return orders
    .filter((order) => order.place === 'resting' && order.side === side)
    .sort((one, two) => (side === 'buy' ? two.tick - one.tick : one.tick - two.tick) || one.sequence - two.sequence);
}

/** Whether an order of a side at a tick would trade with one of the other side at another tick. */
export function meets(side: Side, tick: number, otherTick: number): boolean {
  return side === 'buy' ? tick >= otherTick : tick <= otherTick;
}

/** The resting orders of the other side that an order would meet. */
export function metBy(market: ModelMarket, side: Side, tick: number): ModelOrder[] {
  return restingOf(market, opposite(side)).filter((order) => meets(side, tick, order.tick));
}

export function hasLimit(kind: OrderKind): boolean {
  return kind === 'limit' || kind === 'stop-limit' || kind === 'take-profit-limit';
}

export function waitsForPrice(kind: OrderKind): boolean {
  return kind !== 'limit' && kind !== 'market';
}

/** Whether the price must rise to the trigger tick; otherwise it must fall to it. */
export function waitsUpward(kind: OrderKind, side: Side): boolean {
  const isStop = kind === 'stop-limit' || kind === 'stop-market';
  return isStop === (side === 'buy');
}

export function valueOf({ parameters }: ModelMarket, lots: number, tick: number): number {
  return lots * tick * parameters.unitValue;
}

/** What is set aside for lots at a tick: quote units of a buy, base units of a sell. */
export function needOf(market: ModelMarket, side: Side, lots: number, tick: number): number {
  return side === 'buy' ? valueOf(market, lots, tick) : lots * market.parameters.lotUnits;
}

export interface LevelSum {
  readonly side: Side;
  readonly tick: number;
  readonly lots: number;
}

/** What lies at each price: buys from the highest, then sells from the lowest. */
export function levelSums(market: ModelMarket): LevelSum[] {
  return (['buy', 'sell'] as const).flatMap((side) => {
    const ticks = [...new Set(restingOf(market, side).map(({ tick }) => tick))];
    return ticks.map((tick) => ({ side, tick, lots: lotsAt(market, side, tick) }));
  });
}

function lotsAt(market: ModelMarket, side: Side, tick: number): number {
  return restingOf(market, side)
    .filter((order) => order.tick === tick)
    .reduce((sum, { lots }) => sum + lots, 0);
}
