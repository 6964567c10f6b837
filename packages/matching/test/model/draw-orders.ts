import type { AmendCommand, OrderKind, PlaceCommand, PlaceOcoCommand, SelfTradeMode, Side, TimeInForce } from '../../src/commands.ts';
import type { Draw } from './draw.ts';
import { isDeep, middleOf } from './draw-parameters.ts';
import { ceilPart, floorPart } from './exact.ts';
import { hasLimit, type ModelMarket, type ModelOrder, needOf, restingOf, valueOf, waitsForPrice, waitsUpward } from './model-market.ts';

const sides: readonly Side[] = ['buy', 'sell'];
const selfTradeModes: readonly SelfTradeMode[] = ['expire-taker', 'expire-maker', 'expire-both', 'decrement'];
const anyTime: readonly TimeInForce[] = ['gtc', 'gtd', 'ioc', 'fok', 'post-only'];

/** Six accounts in three groups; now and then one comes with the group of another. */
export function drawOwner(draw: Draw): { account: number; group: number } {
  const account = draw.between(1, 6);
  return { account, group: draw.chance(2) ? draw.between(1, 3) : Math.ceil(account / 2) };
}

/** Ids come in no order, and now and then one that is open. */
export function drawId(draw: Draw, { orders }: ModelMarket): number {
  return orders.length > 0 && draw.chance(2) ? draw.oneOf(orders).id : draw.between(1, 1_000_000);
}

export function drawOpen(draw: Draw, { orders }: ModelMarket): ModelOrder | undefined {
  return orders.length > 0 ? draw.oneOf(orders) : undefined;
}

function centerOf({ reference, last, parameters }: ModelMarket): number {
  return reference || last || middleOf(parameters.maxTick);
}

/** Near the middle, at the edge of a band, or anywhere. */
export function drawTick(draw: Draw, market: ModelMarket, side: Side): number {
  const { entryNear, entryHigh, entryLow, execution, maxTick } = market.parameters;
  const center = centerOf(market);
  const part = draw.oneOf([10_000 + entryNear, 10_000 - entryNear, entryHigh, entryLow, 10_000 + execution, 10_000 - execution]);
  // In an auction orders come to meet, elsewhere most come to rest.
  const deep = isDeep(market.parameters);
  const isMeeting = market.state === 'auction' || draw.chance(deep ? 3 : 25);
  const away = (side === 'buy') === isMeeting ? 1 : -1;
  const tick = draw.weighted([
    [deep ? 2 : 60, center + draw.between(-4, 4) + away * draw.between(0, 2)],
    [20, center + away * draw.between(0, deep ? 40 : 8)],
    [10, draw.oneOf([floorPart, ceilPart])(center, part) + draw.between(-1, 1)],
    [4, draw.between(1, maxTick)],
    [1, maxTick + draw.below(2)],
  ]);
  return Math.max(1, tick);
}

export function drawLots(draw: Draw, { parameters }: ModelMarket): number {
  return draw.weighted([
    [40, draw.between(1, 9)],
    [4, draw.between(1, parameters.maxLots)],
    [1, parameters.maxLots + draw.below(2)],
  ]);
}

/** What is needed, a little more, or rarely too little. */
function drawHold(draw: Draw, need: number): number {
  return Math.max(
    0,
    draw.weighted([
      [60, need],
      [37, need + draw.below(500)],
      [3, need - draw.between(1, 3)],
    ]),
  );
}

function drawExpiry(draw: Draw, { now }: ModelMarket): number {
  return draw.chance(5) ? Math.max(1, now - draw.below(3)) : now + draw.between(1, 20) * 500;
}

/** Mostly one that the state allows. */
function drawTime(draw: Draw, { state, reference }: ModelMarket): TimeInForce {
  if (state === 'auction' && draw.chance(85)) return draw.oneOf(['gtc', 'gtd']);
  if ((state === 'post-only' || reference === 0) && draw.chance(85)) return 'post-only';
  return draw.weighted([
    [50, 'gtc'],
    [15, 'gtd'],
    [12, 'ioc'],
    [8, 'fok'],
    [15, 'post-only'],
  ]);
}

function drawKind(draw: Draw, { state, reference }: ModelMarket): OrderKind {
  if ((state !== 'open' || reference === 0) && draw.chance(85)) return 'limit';
  return draw.weighted([
    [60, 'limit'],
    [13, 'market'],
    [8, 'stop-limit'],
    [6, 'stop-market'],
    [7, 'take-profit-limit'],
    [6, 'take-profit-market'],
  ]);
}

/** Mostly on the side where the price is not yet. */
function drawTrigger(draw: Draw, market: ModelMarket, isUpward: boolean, by: 'last' | 'reference'): number {
  const price = by === 'last' ? market.last || centerOf(market) : centerOf(market);
  const distance = draw.chance(6) ? draw.between(-2, 0) : draw.between(1, 5);
  return Math.max(1, isUpward ? price + distance : price - distance);
}

interface Terms {
  readonly account: number;
  readonly group: number;
  readonly side: Side;
  readonly selfTrade: SelfTradeMode;
  readonly makerRate: number;
  readonly takerRate: number;
}

function drawTerms(draw: Draw): Terms {
  const rates = [0, 1_000, 33_333, 250_000, 999_999];
  const selfTrade = draw.oneOf(selfTradeModes);
  return { ...drawOwner(draw), side: draw.oneOf(sides), selfTrade, makerRate: draw.oneOf(rates), takerRate: draw.oneOf(rates) };
}

/** A market order is bounded by what it has a hold for. */
function drawMarketTick(draw: Draw, market: ModelMarket, side: Side): number {
  if (draw.chance(30)) return drawTick(draw, market, side);
  return side === 'sell' ? 1 : Math.min(market.parameters.maxTick, floorPart(centerOf(market), 15_000));
}

export function drawPlace(draw: Draw, market: ModelMarket): PlaceCommand {
  const terms = drawTerms(draw);
  const kind = drawKind(draw, market);
  const waits = waitsForPrice(kind);
  const tick = hasLimit(kind) ? drawTick(draw, market, terms.side) : drawMarketTick(draw, market, terms.side);
  const spends = !hasLimit(kind) && terms.side === 'buy' && draw.chance(50);
  const lots = spends ? 0 : drawLots(draw, market);
  const budget = spends ? drawBudget(draw, market) : 0;
  const timeInForce = hasLimit(kind) ? drawTime(draw, market) : 'ioc';
  const triggerBy = waits ? draw.oneOf(['last', 'reference'] as const) : 'none';
  const triggerTick = triggerBy === 'none' ? 0 : drawTrigger(draw, market, waitsUpward(kind, terms.side), triggerBy);
  const expiresAt = timeInForce === 'gtd' ? drawExpiry(draw, market) : 0;
  const hold = drawHold(draw, spends ? budget : needOf(market, terms.side, lots, tick));
  const order = drawId(draw, market);
  return confuse(draw, { type: 'place', order, ...terms, kind, tick, lots, budget, timeInForce, expiresAt, triggerTick, triggerBy, hold });
}

function drawBudget(draw: Draw, market: ModelMarket): number {
  const { maxTick, maxLots, unitValue } = market.parameters;
  const oneLot = centerOf(market) * unitValue;
  const [best] = restingOf(market, 'sell');
  return draw.weighted([
    [20, oneLot * draw.between(1, 9) + draw.below(oneLot)],
    // What some lots at the best price cost, to the last unit.
    [15, best === undefined ? oneLot : valueOf(market, draw.between(1, best.lots + 1), best.tick)],
    [3, draw.between(1, oneLot)],
    [1, maxTick * maxLots * unitValue + draw.below(2)],
  ]);
}

/** Now and then parts that do not belong together. */
function confuse(draw: Draw, command: PlaceCommand): PlaceCommand {
  if (draw.chance(97)) return command;
  return {
    ...command,
    ...draw.oneOf<Partial<PlaceCommand>>([
      { timeInForce: draw.oneOf(anyTime) },
      { expiresAt: draw.below(2) * 10_000 },
      { triggerTick: draw.below(2) * 100 },
      { triggerBy: draw.oneOf(['none', 'last', 'reference']) },
      { lots: draw.below(2) },
      { budget: draw.below(2) * 1_000 },
      { side: draw.oneOf(sides) },
    ]),
  };
}

export function drawOco(draw: Draw, market: ModelMarket): PlaceOcoCommand {
  const terms = drawTerms(draw);
  const { side } = terms;
  const triggerBy = draw.oneOf(['last', 'reference'] as const);
  const triggerTick = drawTrigger(draw, market, side === 'buy', triggerBy);
  const away = side === 'buy' ? -draw.between(1, 4) : draw.between(1, 4);
  const tick = draw.chance(80) ? Math.max(1, centerOf(market) + away) : drawTick(draw, market, side);
  const stopTick = Math.max(1, triggerTick + draw.between(-2, 2));
  const lots = drawLots(draw, market);
  const stopKind = draw.oneOf(['stop-limit', 'stop-market'] as const);
  const stopTimeInForce = stopKind === 'stop-market' ? 'ioc' : draw.oneOf(['gtc', 'gtc', 'ioc', 'fok', 'post-only'] as const);
  const need = Math.max(needOf(market, side, lots, tick), needOf(market, side, lots, stopTick));
  const order = drawId(draw, market);
  const command: PlaceOcoCommand = {
    type: 'place-oco',
    order,
    ...terms,
    tick,
    stopOrder: draw.chance(2) ? order : drawId(draw, market),
    stopKind,
    stopTick,
    stopTimeInForce,
    triggerTick,
    triggerBy,
    lots,
    expiresAt: draw.chance(40) ? drawExpiry(draw, market) : 0,
    hold: drawHold(draw, need),
  };
  return draw.chance(97) ? command : { ...command, stopTimeInForce: draw.oneOf(anyTime) };
}

export function drawAmend(draw: Draw, market: ModelMarket): AmendCommand {
  const resting = market.orders.filter(({ place, otherLeg, isLevel }) => place === 'resting' && otherLeg === 0 && !isLevel);
  const open = draw.chance(92) && resting.length > 0 ? draw.oneOf(resting) : drawOpen(draw, market);
  if (open === undefined) return { type: 'amend', order: drawId(draw, market), account: 1, tick: 1, lots: 1, hold: 0 };
  const tick = draw.chance(50) ? open.tick : drawTick(draw, market, open.side);
  const total = open.gone + open.lots;
  const lots = Math.max(
    1,
    draw.oneOf([total, total - draw.between(1, 3), total + draw.between(1, 4), open.gone + drawLots(draw, market), open.gone]),
  );
  const missing = Math.max(0, needOf(market, open.side, Math.max(0, lots - open.gone), tick) - open.held);
  const account = draw.chance(2) ? draw.between(1, 6) : open.account;
  return { type: 'amend', order: open.id, account, tick, lots, hold: drawHold(draw, missing) };
}
