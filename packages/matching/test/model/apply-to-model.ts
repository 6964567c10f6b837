import type { AmendCommand, CancelAllCommand, Command, PlaceCommand, PlaceOcoCommand } from '../../src/commands.ts';
import type { Event } from '../../src/events.ts';
import type { RefusalReason } from '../../src/reasons.ts';
import { endAuction } from './model-auction.ts';
import { takeSample } from './model-bands.ts';
import { isReduction, placeNeed } from './model-checks.ts';
import { type LevelSum, levelSums, type ModelMarket, type ModelOrder, needOf, orderOf, reserveOf, waitsForPrice } from './model-market.ts';
import { enterBook } from './model-matching.ts';
import { accept, changeState, end, nextSequence, reduce } from './model-orders.ts';
import { replaceQuotes } from './model-quotes.ts';
import { settleTriggers } from './model-triggers.ts';
import { whyRefused } from './why-refused.ts';

/** Changes the market and answers the events, as the engine does. */
export function applyToModel(market: ModelMarket, command: Command): Event[] {
  const reason = whyRefused(market, command);
  if (reason !== undefined) return [refusal(command, reason)];
  const before = levelSums(market);
  market.events = [];
  act(market, command);
  settleTriggers(market);
  tellLevels(market, before);
  return market.events;
}

function refusal(command: Command, reason: RefusalReason): Event {
  return {
    type: 'refused',
    command: command.type,
    order: 'order' in command ? command.order : 0,
    account: 'account' in command ? command.account : 0,
    reason,
    back: 'hold' in command ? command.hold : 0,
  };
}

function act(market: ModelMarket, command: Command): void {
  switch (command.type) {
    case 'place':
      return place(market, command);
    case 'place-oco':
      return placeOco(market, command);
    case 'amend':
      return amend(market, command);
    case 'cancel':
      return endAll(market, [command.order], 'cancelled');
    case 'cancel-all':
      return endAll(market, idsOf(bySequence(market.orders.filter((order) => isAsked(order, command)))), 'cancelled');
    case 'quote':
      return replaceQuotes(market, command);
    case 'reserve':
      return reserve(market, command.account, command.base, command.quote);
    case 'time':
      return passTime(market, command.now);
    case 'reference':
      market.reference = command.tick;
      return;
    case 'auction-end':
      return endAuction(market);
    case 'state':
      changeState(market, command.state, 'command');
      return command.state === 'closing' ? endAll(market, idsOf(bySequence(market.orders)), 'market-closing') : undefined;
    case 'parameters':
      market.parameters = command.parameters;
  }
}

function place(market: ModelMarket, command: PlaceCommand): void {
  const { order: id, type: _, hold, ...terms } = command;
  const held = placeNeed(market, command);
  const waits = waitsForPrice(command.kind);
  const order = accept(
    market,
    { ...terms, id, held, hasBudget: command.budget > 0, isLevel: false, gone: 0, otherLeg: 0, place: waits ? 'waiting' : 'entering' },
    hold - held,
  );
  if (!waits) enterBook(market, order);
}

function placeOco(market: ModelMarket, command: PlaceOcoCommand): void {
  const { side, tick, stopTick, lots, hold } = command;
  const limitNeed = needOf(market, side, lots, tick);
  const stopNeed = needOf(market, side, lots, stopTick);
  accept(market, { ...limitLeg(command), held: limitNeed }, hold - Math.max(limitNeed, stopNeed));
  accept(market, { ...stopLeg(command), held: Math.max(0, stopNeed - limitNeed) }, 0);
}

type Leg = Omit<ModelOrder, 'sequence' | 'held'>;

function limitLeg({ order, stopOrder, tick, ...both }: PlaceOcoCommand): Leg {
  return {
    ...legTerms(both),
    id: order,
    kind: 'limit',
    timeInForce: 'post-only',
    tick,
    triggerTick: 0,
    triggerBy: 'none',
    place: 'resting',
    otherLeg: stopOrder,
  };
}

function stopLeg({ order, stopOrder, stopKind, stopTick, stopTimeInForce, triggerTick, triggerBy, ...both }: PlaceOcoCommand): Leg {
  return {
    ...legTerms(both),
    id: stopOrder,
    kind: stopKind,
    timeInForce: stopTimeInForce,
    tick: stopTick,
    triggerTick,
    triggerBy,
    place: 'waiting',
    otherLeg: order,
  };
}

type BothLegs = Pick<PlaceOcoCommand, 'account' | 'group' | 'side' | 'selfTrade' | 'makerRate' | 'takerRate' | 'lots' | 'expiresAt'>;

function legTerms({ account, group, side, selfTrade, makerRate, takerRate, lots, expiresAt }: BothLegs) {
  const order = { account, group, side, selfTrade, makerRate, takerRate, lots, expiresAt };
  return { ...order, isLevel: false, hasBudget: false, budget: 0, gone: 0 };
}

function amend(market: ModelMarket, command: AmendCommand): void {
  const order = orderOf(market, command.order);
  if (order === undefined) return;
  const left = command.lots - order.gone;
  if (isReduction(order, command)) {
    reduce(market, order, 'amended', order.lots - left, command.hold);
    return;
  }
  const held = needOf(market, order.side, left, command.tick);
  const back = order.held + command.hold - held;
  Object.assign(order, { place: 'entering', tick: command.tick, lots: left, held, sequence: nextSequence(market) });
  const { id, account, tick, lots, sequence } = order;
  market.events.push({ type: 'amended', order: id, account, tick, lots, sequence, held, back });
  enterBook(market, order);
}

function isAsked(order: ModelOrder, { account, group, side }: CancelAllCommand): boolean {
  return order.account === account && order.group === group && (side === 'both' || order.side === side);
}

function bySequence(orders: readonly ModelOrder[]): ModelOrder[] {
  return orders.toSorted((one, two) => one.sequence - two.sequence);
}

function idsOf(orders: readonly ModelOrder[]): number[] {
  return orders.map(({ id }) => id);
}

/** One that ended with its other leg is not there any more. */
function endAll(market: ModelMarket, ids: readonly number[], reason: 'cancelled' | 'expired' | 'market-closing'): void {
  for (const id of ids) {
    const order = orderOf(market, id);
    if (order) end(market, order, reason);
  }
}

function reserve(market: ModelMarket, account: number, base: number, quote: number): void {
  const reserved = reserveOf(market, account);
  reserved.base += base;
  reserved.quote += quote;
  market.events.push({ type: 'reserved', account, base: reserved.base, quote: reserved.quote });
}

function passTime(market: ModelMarket, now: number): void {
  market.now = now;
  takeSample(market);
  const due = market.orders
    .filter(({ expiresAt }) => expiresAt > 0 && expiresAt <= now)
    .sort((one, two) => one.expiresAt - two.expiresAt || one.id - two.id);
  endAll(market, idsOf(due), 'expired');
}

/** Each price at which there is another sum than before. */
function tellLevels(market: ModelMarket, before: readonly LevelSum[]): void {
  const after = levelSums(market);
  const lotsIn = (sums: readonly LevelSum[], { side, tick }: LevelSum) =>
    sums.find((sum) => sum.side === side && sum.tick === tick)?.lots ?? 0;
  const gone = before.filter((sum) => lotsIn(after, sum) === 0).map((sum) => ({ ...sum, lots: 0 }));
  const changed = [...gone, ...after].filter((sum) => sum.lots !== lotsIn(before, sum)).sort(inBookOrder);
  market.events.push(...changed.map(({ side, tick, lots }) => ({ type: 'level' as const, side, tick, lots })));
}

function inBookOrder(one: LevelSum, two: LevelSum): number {
  if (one.side !== two.side) return one.side === 'buy' ? -1 : 1;
  return one.side === 'buy' ? two.tick - one.tick : one.tick - two.tick;
}
