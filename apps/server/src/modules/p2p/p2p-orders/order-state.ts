import type { AccountId } from '@peerbourse/contract/ids';
import { isOpen, type OrderDeadline, type OrderSide, type OrderState } from '@peerbourse/rules/p2p-orders/order-state';
import { chatAfterMs, inFlightGraceMs } from '@peerbourse/rules/p2p-orders/order-times';
import { automaticOf, commandsOf, type OrderCommand, type Transition } from '@peerbourse/rules/p2p-orders/transitions';
import type { Order } from './order.table.ts';

type Deadlines = Pick<Order, 'acceptBy' | 'payBy' | 'undoBy' | 'releaseBy' | 'answerBy' | 'claimBy'>;

const columnOf: Record<OrderDeadline, keyof Deadlines> = {
  accept: 'acceptBy',
  pay: 'payBy',
  undo: 'undoBy',
  release: 'releaseBy',
  answer: 'answerBy',
  claim: 'claimBy',
};

export function sideOf({ buyerId }: Pick<Order, 'buyerId'>, accountId: AccountId): OrderSide {
  return buyerId === accountId ? 'buyer' : 'seller';
}

export function stateOf(order: Order): OrderState {
  const { status, acceptance, cancelRequest, makerSide, isExtended, continuedByNo, closeReason, frozenAt } = order;
  const isContinued = continuedByNo !== null;
  return { status, acceptance, cancelRequest, makerSide, isExtended, isContinued, closeReason, isFrozen: frozenAt !== null };
}

export function deadlineOf(order: Deadlines, deadline: OrderDeadline): Date | null {
  return order[columnOf[deadline]];
}

/** Whether both people can write to each other: as long as the order is open, and for a while after it. */
export function isChatOpen(order: Pick<Order, 'status' | 'closedAt' | 'now'>): boolean {
  return isOpen(order) || (order.closedAt !== null && order.now.getTime() <= order.closedAt.getTime() + chatAfterMs);
}

/** Whether a step that has an end can still be taken. What reached us in time counts a little longer. */
export function isInTime(order: Order, { until = [] }: Transition): boolean {
  return until.every((deadline) => {
    const end = deadlineOf(order, deadline);
    return end !== null && order.now.getTime() <= end.getTime() + inFlightGraceMs;
  });
}

export function possibleCommands(order: Order, side: OrderSide): OrderCommand[] {
  return commandsOf(stateOf(order), side)
    .filter((step) => isInTime(order, step))
    .map(({ command }) => command);
}

/** What happens by itself, and when. */
export function nextAutomatic(order: Order): { command: OrderCommand; at: Date } | null {
  const step = automaticOf(stateOf(order));
  const at = step && deadlineOf(order, step.at);
  return step && at ? { command: step.command, at } : null;
}
