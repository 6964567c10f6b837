import type { AmendCommand } from '../commands.ts';
import type { Market } from '../market.ts';
import { allows, effectiveState } from '../market.ts';
import { isWaiting, leave, shrink } from '../orders/book.ts';
import { findOrder } from '../orders/find-order.ts';
import { heldBy, needOf } from '../orders/holds.ts';
import { codeOf, sides } from '../orders/order-codes.ts';
import { none } from '../orders/order-table.ts';
import type { RefusalReason } from '../reasons.ts';
import { enterBook } from '../trading/enter-book.ts';
import { arePositive, areWhole } from './are-whole.ts';
import { checkEntry, checkLimits } from './check-order.ts';

/** Less quantity keeps the place; anything else is the same order again, at the end of its level. */
export function amend(market: Market, command: AmendCommand): RefusalReason | undefined {
  const slot = findOrder(market.orders, command.order);
  const reason = checkCommand(market, command, slot);
  if (reason !== undefined) return reason;
  const { orders } = market;
  const left = command.lots - orders.gone[slot];
  if (command.tick === orders.tick[slot] && left <= orders.lots[slot]) return reduce(market, command, slot, left);
  return checkReplacement(market, command, slot, left) ?? replace(market, command, slot, left);
}

function checkCommand(market: Market, command: AmendCommand, slot: number): RefusalReason | undefined {
  const { orders } = market;
  const { order, account, tick, lots, hold } = command;
  if (!arePositive(order, account, tick, lots) || !areWhole(hold)) return 'malformed';
  if (!allows(market, 'amend')) return 'state';
  if (slot === none || orders.account[slot] !== account) return 'unknown-order';
  if (isWaiting(market, slot) || orders.otherLeg[slot] !== none || orders.isQuote[slot] === 1) return 'not-amendable';
  if (lots <= orders.gone[slot]) return 'lots-gone';
  return checkLimits(market, [tick], lots);
}

function reduce(market: Market, command: AmendCommand, slot: number, left: number): RefusalReason | undefined {
  const { orders } = market;
  if (left === orders.lots[slot]) return 'nothing-to-amend';
  const held = heldBy(market, slot);
  shrink(market, slot, orders.lots[slot] - left);
  const back = held - heldBy(market, slot) + command.hold;
  market.events.push({ type: 'reduced', order: command.order, account: command.account, reason: 'amended', lots: left, back });
  return undefined;
}

function checkReplacement(market: Market, command: AmendCommand, slot: number, left: number): RefusalReason | undefined {
  const { orders, parameters } = market;
  const { tick, hold } = command;
  const side = orders.side[slot];
  if (left * tick * parameters.unitValue < parameters.minValue) return 'value-too-small';
  if (heldBy(market, slot) + hold < needOf(market, side, left, tick)) return 'hold-too-small';
  const mayTake = orders.timeInForce[slot] !== codeOf.postOnly && effectiveState(market) !== 'post-only';
  return checkEntry(market, { group: orders.group[slot], side: sides[side], tick, mayTake });
}

function replace(market: Market, command: AmendCommand, slot: number, left: number): undefined {
  const { orders } = market;
  const before = heldBy(market, slot);
  leave(market, slot);
  orders.tick[slot] = command.tick;
  orders.lots[slot] = left;
  orders.sequence[slot] = market.nextSequence++;
  const held = heldBy(market, slot);
  market.events.push({
    type: 'amended',
    order: command.order,
    account: command.account,
    tick: command.tick,
    lots: left,
    sequence: orders.sequence[slot],
    held,
    back: before + command.hold - held,
  });
  enterBook(market, slot);
}
