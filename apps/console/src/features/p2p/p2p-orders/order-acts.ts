import type { CallInput, StaffRole } from '@peerbourse/contract/call';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { stopOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import { suspendOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import { ownReasons } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { ViewedOrder } from './order-desk.query.ts';
import { verdictText } from './order-text.ts';

export type ReasonCall = typeof decideRuling | typeof stopOrder;

/** An act that needs nothing but its reason. */
export interface OrderAct {
  description: ReasonCall;
  input: (reason: string) => CallInput<ReasonCall>;
  title: string;
  /** What it means for the coins. */
  effect: string;
  button: string;
  doneText: string;
}

/** What a member may do to an order as it stands. The server looks again, and so does the database. */
export function actsFor(order: ViewedOrder, roles: readonly StaffRole[], staffName: string): OrderAct[] {
  const has = (...wanted: StaffRole[]) => wanted.some((role) => roles.includes(role));
  const { openRuling, orderStatus } = order;
  if (orderStatus === 2 && openRuling && openRuling.proposedBy !== staffName && has('approver', 'risk'))
    return [decision(openRuling, true), decision(openRuling, false)];
  if (orderStatus === 0 && has('risk')) return [stopAct(order)];
  if (orderStatus === 1 && has('risk')) return [suspendAct(order)];
  return [];
}

export function mayPropose({ orderStatus, openRuling }: ViewedOrder, roles: readonly StaffRole[]): boolean {
  return orderStatus === 2 && openRuling === null && (roles.includes('decider') || roles.includes('risk'));
}

/** Takes a case and asks its people. */
export function mayHandleCase({ orderStatus }: ViewedOrder, roles: readonly StaffRole[]): boolean {
  return orderStatus === 2 && (roles.includes('decider') || roles.includes('risk'));
}

const appealing: ReadonlySet<string> = new Set(['open-appeal', ...Object.keys(ownReasons)]);

/** Is in appeal, or was. */
export function hasCase({ orderStatus, events }: ViewedOrder): boolean {
  return orderStatus === 2 || events.some(({ code }) => appealing.has(code));
}

function decision({ rulingNo, verdict }: NonNullable<ViewedOrder['openRuling']>, isApproved: boolean): OrderAct {
  return {
    description: decideRuling,
    input: (reason) => ({ rulingNo, isApproved, reason }),
    title: isApproved ? `Carry it out: ${verdictText[verdict].toLowerCase()}` : 'Reject this ruling',
    effect: isApproved
      ? 'The coins move at once and the order is over. Nothing brings them back.'
      : 'Nothing moves. Another ruling can be proposed.',
    button: isApproved ? 'Carry it out' : 'Reject',
    doneText: isApproved ? `${verdictText[verdict]}: done.` : 'The ruling is rejected.',
  };
}

function stopAct({ orderNo, version }: ViewedOrder): OrderAct {
  return {
    description: stopOrder,
    input: (reason) => ({ orderNo, version, reason }),
    title: 'Stop this order',
    effect: 'Nothing was paid: the order ends, the coins go back to the seller, and it counts against nobody.',
    button: 'Stop',
    doneText: 'The order is stopped, the coins are back.',
  };
}

function suspendAct({ orderNo, version }: ViewedOrder): OrderAct {
  return {
    description: suspendOrder,
    input: (reason) => ({ orderNo, version, reason }),
    title: 'Suspend this order',
    effect: 'It becomes an appeal. The coins stay in escrow until two members have ruled, or its people agree.',
    button: 'Suspend',
    doneText: 'The order is an appeal now.',
  };
}
