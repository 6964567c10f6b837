import type { AmendCommand, OrderKind, PlaceCommand, PlaceOcoCommand, Side, TimeInForce } from '../../src/commands.ts';
import type { RefusalReason } from '../../src/reasons.ts';
import { allowedActs, type MarketAct } from '../../src/states.ts';
import { isFrom } from './exact.ts';
import { isInEntryBand, isReached } from './model-bands.ts';
import {
  effectiveState,
  hasLimit,
  type ModelMarket,
  type ModelOrder,
  metBy,
  needOf,
  orderOf,
  valueOf,
  waitsForPrice,
  waitsUpward,
} from './model-market.ts';

/** A reason, and whether it applies. They are asked in their order, so each may rely on those before it. */
export type Check = readonly [reason: RefusalReason, applies: () => boolean];

const wholeRate = 1_000_000;

export function areRates(...rates: readonly number[]): boolean {
  return isFrom(0, ...rates) && rates.every((rate) => rate <= wholeRate);
}

export function forbids(market: ModelMarket, act: MarketAct): boolean {
  return !allowedActs[effectiveState(market)].includes(act);
}

/** Whether the open order is not there, or is somebody else's. */
export function isUnknown(market: ModelMarket, { order, account }: { order: number; account: number }): boolean {
  return orderOf(market, order)?.account !== account;
}

export function placeChecks(market: ModelMarket, command: PlaceCommand): Check[] {
  const { order, group, side, kind, tick, lots, budget, timeInForce, expiresAt, triggerTick, triggerBy, hold } = command;
  const { maxTick, maxLots, maxOrders, minValue, unitValue } = market.parameters;
  const hasEntryTick = hasLimit(kind) && !waitsForPrice(kind);
  return [
    ['malformed', () => !isWellFormedPlace(command)],
    ['state', () => forbids(market, actOf(kind, timeInForce))],
    ['duplicate-order', () => orderOf(market, order) !== undefined],
    ['price-limit', () => tick > maxTick || triggerTick > maxTick],
    ['lots-limit', () => lots > maxLots || budget > maxTick * maxLots * unitValue],
    ['value-too-small', () => (hasLimit(kind) ? valueOf(market, lots, tick) < minValue : budget > 0 && budget < minValue)],
    ['hold-too-small', () => hold < placeNeed(market, command)],
    ['expired', () => expiresAt > 0 && expiresAt <= market.now],
    ['book-full', () => market.orders.length + 1 > maxOrders],
    ['would-trigger', () => waitsForPrice(kind) && wouldTrigger(market, { kind, side, triggerTick, triggerBy })],
    ['price-band', () => hasEntryTick && !isInEntryBand(market, side, tick)],
    ['self-trade', () => wouldMeetItself(market, { side, tick, group })],
    ['would-take', () => timeInForce === 'post-only' && !waitsForPrice(kind) && metBy(market, side, tick).length > 0],
  ];
}

export function placeNeed(market: ModelMarket, { side, lots, tick, budget }: PlaceCommand): number {
  return budget > 0 ? budget : needOf(market, side, lots, tick);
}

function isWellFormedPlace(command: PlaceCommand): boolean {
  const { order, account, group, tick, lots, budget, expiresAt, triggerTick, triggerBy, hold, makerRate, takerRate } = command;
  const { kind, timeInForce } = command;
  return (
    isFrom(1, order, account, group, tick) &&
    isFrom(0, lots, budget, expiresAt, triggerTick, hold) &&
    areRates(makerRate, takerRate) &&
    (lots === 0) !== (budget === 0) &&
    (budget === 0 || mayHaveBudget(command)) &&
    (hasLimit(kind) || timeInForce === 'ioc') &&
    expiresAt > 0 === (timeInForce === 'gtd') &&
    triggerTick > 0 === waitsForPrice(kind) &&
    (triggerBy !== 'none') === waitsForPrice(kind)
  );
}

function mayHaveBudget({ side, kind }: PlaceCommand): boolean {
  return side === 'buy' && !hasLimit(kind);
}

function actOf(kind: OrderKind, timeInForce: TimeInForce): MarketAct {
  if (waitsForPrice(kind)) return 'trigger';
  if (timeInForce === 'post-only') return 'post-only';
  return timeInForce === 'ioc' || timeInForce === 'fok' ? 'immediate' : 'limit';
}

type Waiting = Pick<PlaceCommand, 'kind' | 'side' | 'triggerTick' | 'triggerBy'>;

function wouldTrigger({ last, reference }: ModelMarket, { kind, side, triggerTick, triggerBy }: Waiting): boolean {
  return isReached(waitsUpward(kind, side), triggerTick, triggerBy === 'last' ? last : reference);
}

interface Placed {
  readonly side: Side;
  readonly tick: number;
  readonly group: number;
}

/** An auction trades at one price without asking who trades, so nobody may cross an order of their own in it. */
function wouldMeetItself(market: ModelMarket, { side, tick, group }: Placed): boolean {
  return market.state === 'auction' && metBy(market, side, tick).some((order) => order.group === group);
}

export function ocoChecks(market: ModelMarket, command: PlaceOcoCommand): Check[] {
  const { order, stopOrder, side, tick, stopTick, stopKind, triggerTick, triggerBy, lots, expiresAt, hold } = command;
  const { maxTick, maxLots, maxOrders, minValue } = market.parameters;
  return [
    ['malformed', () => !isWellFormedOco(command)],
    ['state', () => forbids(market, 'trigger')],
    ['duplicate-order', () => orderOf(market, order) !== undefined || orderOf(market, stopOrder) !== undefined],
    ['price-limit', () => tick > maxTick || stopTick > maxTick || triggerTick > maxTick],
    ['lots-limit', () => lots > maxLots],
    ['value-too-small', () => valueOf(market, lots, tick) < minValue || (hasLimit(stopKind) && valueOf(market, lots, stopTick) < minValue)],
    ['hold-too-small', () => hold < Math.max(needOf(market, side, lots, tick), needOf(market, side, lots, stopTick))],
    ['expired', () => expiresAt > 0 && expiresAt <= market.now],
    ['book-full', () => market.orders.length + 2 > maxOrders],
    ['would-trigger', () => wouldTrigger(market, { kind: stopKind, side, triggerTick, triggerBy })],
    ['price-band', () => !isInEntryBand(market, side, tick)],
    ['would-take', () => metBy(market, side, tick).length > 0],
  ];
}

function isWellFormedOco(command: PlaceOcoCommand): boolean {
  const { order, stopOrder, account, group, tick, stopTick, triggerTick, lots, expiresAt, hold, makerRate, takerRate } = command;
  const { stopKind, stopTimeInForce } = command;
  return (
    isFrom(1, order, stopOrder, account, group, tick, stopTick, triggerTick, lots) &&
    isFrom(0, expiresAt, hold) &&
    areRates(makerRate, takerRate) &&
    order !== stopOrder &&
    (stopKind === 'stop-market' ? stopTimeInForce === 'ioc' : stopTimeInForce !== 'gtd')
  );
}

export function amendChecks(market: ModelMarket, command: AmendCommand): Check[] {
  const { order, account, tick, lots, hold } = command;
  const { maxTick, maxLots } = market.parameters;
  return [
    ['malformed', () => !(isFrom(1, order, account, tick, lots) && isFrom(0, hold))],
    ['state', () => forbids(market, 'amend')],
    ['unknown-order', () => isUnknown(market, command)],
    ...withOrder(market, order, (open): Check[] => [
      ['not-amendable', () => open.place === 'waiting' || open.otherLeg > 0 || open.isLevel],
      ['lots-gone', () => lots <= open.gone],
      ['price-limit', () => tick > maxTick],
      ['lots-limit', () => lots > maxLots],
      ['nothing-to-amend', () => tick === open.tick && lots - open.gone === open.lots],
      ...(isReduction(open, command) ? [] : replaceChecks(market, open, command)),
    ]),
  ];
}

function withOrder(market: ModelMarket, id: number, checks: (order: ModelOrder) => Check[]): Check[] {
  const order = orderOf(market, id);
  return order ? checks(order) : [];
}

/** Less at the same price keeps its place. */
export function isReduction(open: ModelOrder, { tick, lots }: AmendCommand): boolean {
  return tick === open.tick && lots - open.gone < open.lots;
}

function replaceChecks(market: ModelMarket, open: ModelOrder, { tick, lots, hold }: AmendCommand): Check[] {
  const { side, group, timeInForce } = open;
  const left = lots - open.gone;
  const onlyMakes = timeInForce === 'post-only' || effectiveState(market) === 'post-only';
  return [
    ['value-too-small', () => valueOf(market, left, tick) < market.parameters.minValue],
    ['hold-too-small', () => open.held + hold < needOf(market, side, left, tick)],
    ['price-band', () => !isInEntryBand(market, side, tick)],
    ['self-trade', () => wouldMeetItself(market, { side, tick, group })],
    ['would-take', () => onlyMakes && metBy(market, side, tick).length > 0],
  ];
}
