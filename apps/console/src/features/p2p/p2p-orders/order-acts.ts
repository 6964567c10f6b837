import type { CallInput, StaffRole } from '@peerbourse/contract/call';
import type { decideAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/decide-award';
import type { releaseClaimHold } from '@peerbourse/contract/p2p/p2p-appeals/desk/release-claim-hold';
import type { decideCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-compensation';
import { decideRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-ruling';
import { decideUnfreeze } from '@peerbourse/contract/p2p/p2p-orders/desk/decide-unfreeze';
import { proposeUnfreeze } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-unfreeze';
import { stopOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/stop-order';
import { suspendOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/suspend-order';
import { ownReasons } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { ViewedOrder } from './order-desk.query.ts';
import { rulingText } from './order-text.ts';

export type ReasonCall =
  | typeof decideRuling
  | typeof stopOrder
  | typeof decideUnfreeze
  | typeof decideAward
  | typeof releaseClaimHold
  | typeof decideCompensation;

/** An act that needs nothing but its reason. */
export interface OrderAct {
  description: ReasonCall;
  input: (reason: string) => CallInput<ReasonCall>;
  title: string;
  /** What it means for the coins. */
  effect: string;
  button: string;
  doneText: string;
  /** Of what somebody else proposed: A and X stand for these everywhere. */
  answer?: 'approve' | 'reject';
}

/** What a member may do to an order as it stands. The server looks again, and so does the database. */
export function actsFor(order: ViewedOrder, roles: readonly StaffRole[], staffName: string): OrderAct[] {
  const has = (...wanted: StaffRole[]) => wanted.some((role) => roles.includes(role));
  const { openRuling, orderStatus, freeze } = order;
  if (freeze) return has('approver', 'risk') ? unfreezeActs(order, freeze, staffName) : [];
  if (orderStatus === 2 && openRuling && openRuling.proposedBy !== staffName && has('approver', 'risk'))
    return [decision(openRuling, order.coinCode, true), decision(openRuling, order.coinCode, false)];
  if (orderStatus === 0 && has('risk')) return [stopAct(order)];
  if (orderStatus === 1 && has('risk')) return [suspendAct(order)];
  return [];
}

/** Stops everything, time included, while the order is open. */
export function mayFreeze({ orderStatus, freeze }: ViewedOrder, roles: readonly StaffRole[]): boolean {
  return orderStatus < 3 && freeze === null && roles.includes('risk');
}

export function mayPropose({ orderStatus, openRuling, freeze }: ViewedOrder, roles: readonly StaffRole[]): boolean {
  return orderStatus === 2 && freeze === null && openRuling === null && (roles.includes('decider') || roles.includes('risk'));
}

/** Takes a case and asks its people. */
export function mayHandleCase(roles: readonly StaffRole[]): boolean {
  return roles.includes('decider') || roles.includes('risk');
}

const appealing: ReadonlySet<string> = new Set(['open-appeal', 'question-order', ...Object.keys(ownReasons)]);

/** Is in appeal, was, or was questioned after its end. */
export function hasCase({ orderStatus, events }: ViewedOrder): boolean {
  return orderStatus === 2 || events.some(({ code }) => appealing.has(code));
}

function decision(ruling: NonNullable<ViewedOrder['openRuling']>, coinCode: string, isApproved: boolean): OrderAct {
  const { rulingNo } = ruling;
  const text = rulingText(ruling, coinCode);
  return {
    description: decideRuling,
    input: (reason) => ({ rulingNo, isApproved, reason }),
    title: isApproved ? `Carry it out: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : 'Reject this ruling',
    effect: isApproved
      ? 'The coins move at once and the order is over. Nothing brings them back.'
      : 'Nothing moves. Another ruling can be proposed.',
    button: isApproved ? 'Carry it out' : 'Reject',
    doneText: isApproved ? `${text}: done.` : 'The ruling is rejected.',
    answer: isApproved ? 'approve' : 'reject',
  };
}

function unfreezeActs({ orderNo, version }: ViewedOrder, freeze: NonNullable<ViewedOrder['freeze']>, staffName: string): OrderAct[] {
  const { freezeNo, lift } = freeze;
  if (!lift)
    return [
      {
        description: proposeUnfreeze,
        input: (reason) => ({ orderNo, version, reason }),
        title: 'Propose to let it go on',
        effect: 'The order stays frozen until another member has decided, or until its time is over.',
        button: 'Propose to lift',
        doneText: 'Proposed. Another member has to decide.',
      },
    ];
  return lift.proposedBy === staffName ? [] : [unfreezeDecision(freezeNo, true), unfreezeDecision(freezeNo, false)];
}

function unfreezeDecision(freezeNo: string, isApproved: boolean): OrderAct {
  return {
    description: decideUnfreeze,
    input: (reason) => ({ freezeNo, isApproved, reason }),
    title: isApproved ? 'Let the order go on' : 'Leave it frozen',
    effect: isApproved
      ? 'It goes on at once. Everybody has as much time left as when it was frozen.'
      : 'It stays frozen. Lifting can be proposed again.',
    button: isApproved ? 'Let it go on' : 'Leave frozen',
    doneText: isApproved ? 'The order goes on.' : 'The order stays frozen.',
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
