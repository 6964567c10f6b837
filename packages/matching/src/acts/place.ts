import type { PlaceCommand } from '../commands.ts';
import type { Market } from '../market.ts';
import { allows } from '../market.ts';
import { wait } from '../orders/book.ts';
import { findOrder } from '../orders/find-order.ts';
import { needOf } from '../orders/holds.ts';
import { hasLimit, sides, waitsFirst } from '../orders/order-codes.ts';
import { none } from '../orders/order-table.ts';
import type { RefusalReason } from '../reasons.ts';
import type { MarketAct } from '../states.ts';
import { enterBook } from '../trading/enter-book.ts';
import { accept } from './accept.ts';
import { arePositive, areRates, areWhole } from './are-whole.ts';
import { checkEntry, checkLimits, checkRoom, wouldTrigger } from './check-order.ts';

/** A new order: refused, or accepted and then matched, resting or waiting. */
export function place(market: Market, command: PlaceCommand): RefusalReason | undefined {
  const reason = checkCommand(market, command) ?? checkAgainstBook(market, command);
  if (reason !== undefined) return reason;
  const slot = accept(market, command, command.hold);
  if (waitsFirst(command.kind)) wait(market, slot);
  else enterBook(market, slot);
  return undefined;
}

function checkCommand(market: Market, command: PlaceCommand): RefusalReason | undefined {
  if (!isWellFormed(command)) return 'malformed';
  if (!allows(market, actOf(command))) return 'state';
  if (findOrder(market.orders, command.order) !== none) return 'duplicate-order';
  const { tick, triggerTick, lots, budget, kind, hold } = command;
  const reason = checkLimits(market, [tick, triggerTick], lots, budget);
  if (reason !== undefined) return reason;
  if (valueOf(market, command) < market.parameters.minValue && (budget > 0 || hasLimit(kind))) return 'value-too-small';
  const need = budget > 0 ? budget : needOf(market, sides.indexOf(command.side), lots, tick);
  return hold < need ? 'hold-too-small' : undefined;
}

function checkAgainstBook(market: Market, command: PlaceCommand): RefusalReason | undefined {
  const { kind, timeInForce, group, side, tick } = command;
  const reason = checkRoom(market, command.expiresAt, 1);
  if (reason !== undefined) return reason;
  if (waitsFirst(kind)) return wouldTrigger(market, command) ? 'would-trigger' : undefined;
  return hasLimit(kind) ? checkEntry(market, { group, side, tick, mayTake: timeInForce !== 'post-only' }) : undefined;
}

function isWellFormed(command: PlaceCommand): boolean {
  const { order, account, group, tick, lots, budget, expiresAt, triggerTick, hold } = command;
  return (
    arePositive(order, account, group, tick) &&
    areWhole(lots, budget, expiresAt, triggerTick, hold) &&
    areRates(command.makerRate, command.takerRate) &&
    hasWellFormedSize(command) &&
    expiresAt > 0 === (command.timeInForce === 'gtd') &&
    triggerTick > 0 === waitsFirst(command.kind) &&
    (command.triggerBy !== 'none') === waitsFirst(command.kind)
  );
}

/** Lots or a budget, never both; what has no limit never rests. */
function hasWellFormedSize({ side, kind, lots, budget, timeInForce }: PlaceCommand): boolean {
  if (lots > 0 === budget > 0) return false;
  if (hasLimit(kind)) return budget === 0;
  return timeInForce === 'ioc' && (budget === 0 || side === 'buy');
}

function actOf({ kind, timeInForce }: PlaceCommand): MarketAct {
  if (waitsFirst(kind)) return 'trigger';
  if (timeInForce === 'post-only') return 'post-only';
  return timeInForce === 'ioc' || timeInForce === 'fok' ? 'immediate' : 'limit';
}

function valueOf({ parameters }: Market, { budget, lots, tick }: PlaceCommand): number {
  return budget > 0 ? budget : lots * tick * parameters.unitValue;
}
