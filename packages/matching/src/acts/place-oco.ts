import type { PlaceOcoCommand } from '../commands.ts';
import type { Market } from '../market.ts';
import { allows } from '../market.ts';
import { rest, wait } from '../orders/book.ts';
import { findOrder } from '../orders/find-order.ts';
import { needOf } from '../orders/holds.ts';
import { sides } from '../orders/order-codes.ts';
import { none } from '../orders/order-table.ts';
import type { RefusalReason } from '../reasons.ts';
import { acceptWith } from './accept.ts';
import { arePositive, areRates, areWhole } from './are-whole.ts';
import { checkEntry, checkLimits, checkRoom, wouldTrigger } from './check-order.ts';

/** Two legs under one hold. The limit leg only makes, so nothing has happened to either when both are there. */
export function placeOco(market: Market, command: PlaceOcoCommand): RefusalReason | undefined {
  const needs = needsOf(market, command);
  const reason = checkCommand(market, command, needs.larger) ?? checkAgainstBook(market, command);
  if (reason !== undefined) return reason;
  const shared = { ...command, budget: 0 };
  const limit = acceptWith(
    market,
    { ...shared, kind: 'limit', timeInForce: 'post-only', triggerTick: 0, triggerBy: 'none' },
    { held: needs.limit, back: command.hold - needs.larger },
  );
  const stop = acceptWith(
    market,
    { ...shared, order: command.stopOrder, kind: command.stopKind, timeInForce: command.stopTimeInForce, tick: command.stopTick },
    { held: needs.larger - needs.limit, back: 0 },
  );
  rest(market, limit);
  wait(market, stop);
  joinLegs(market, limit, stop);
  return undefined;
}

export function joinLegs({ orders }: Market, one: number, other: number): void {
  orders.otherLeg[one] = other;
  orders.otherLeg[other] = one;
}

function needsOf(market: Market, { side, lots, tick, stopTick }: PlaceOcoCommand): { limit: number; larger: number } {
  const code = sides.indexOf(side);
  const limit = needOf(market, code, lots, tick);
  return { limit, larger: Math.max(limit, needOf(market, code, lots, stopTick)) };
}

function checkCommand(market: Market, command: PlaceOcoCommand, need: number): RefusalReason | undefined {
  if (!isWellFormed(command)) return 'malformed';
  if (!allows(market, 'trigger')) return 'state';
  if ([command.order, command.stopOrder].some((order) => findOrder(market.orders, order) !== none)) return 'duplicate-order';
  const { tick, stopTick, triggerTick, lots } = command;
  const reason = checkLimits(market, [tick, stopTick, triggerTick], lots);
  if (reason !== undefined) return reason;
  const { unitValue, minValue } = market.parameters;
  const lowest = command.stopKind === 'stop-limit' ? Math.min(tick, stopTick) : tick;
  if (lots * lowest * unitValue < minValue) return 'value-too-small';
  return command.hold < need ? 'hold-too-small' : undefined;
}

function checkAgainstBook(market: Market, command: PlaceOcoCommand): RefusalReason | undefined {
  const reason = checkRoom(market, command.expiresAt, 2);
  if (reason !== undefined) return reason;
  if (wouldTrigger(market, { ...command, kind: command.stopKind })) return 'would-trigger';
  return checkEntry(market, { ...command, mayTake: false });
}

function isWellFormed(command: PlaceOcoCommand): boolean {
  const { order, account, group, tick, stopOrder, stopTick, triggerTick, lots, stopTimeInForce } = command;
  return (
    arePositive(order, account, group, tick, stopOrder, stopTick, triggerTick, lots) &&
    areWhole(command.expiresAt, command.hold) &&
    areRates(command.makerRate, command.takerRate) &&
    order !== stopOrder &&
    (command.stopKind === 'stop-market' ? stopTimeInForce === 'ioc' : stopTimeInForce !== 'gtd')
  );
}
