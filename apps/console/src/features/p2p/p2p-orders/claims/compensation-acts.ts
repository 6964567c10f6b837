import type { CallOutput, StaffRole } from '@peerbourse/contract/call';
import { decideCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-compensation';
import type { orderCompensations } from '@peerbourse/contract/p2p/p2p-merchants/desk/order-compensations';
import type { OrderAct } from '../order-acts.ts';

export type Compensations = CallOutput<typeof orderCompensations>;

const openOf = ({ compensations }: Compensations) => compensations.find(({ state }) => state === 'open');

/** While a merchant was found to blame, coins are left in the deposit, and no proposal waits. */
export function mayCompensate(found: Compensations | undefined, roles: readonly StaffRole[]): boolean {
  const isPossible = found?.possible != null && openOf(found) === undefined;
  return isPossible && (roles.includes('decider') || roles.includes('risk'));
}

/** Another member decides; whoever ruled about the order is refused by the server. */
export function compensationActsFor(found: Compensations | undefined, roles: readonly StaffRole[], staffName: string): OrderAct[] {
  const open = found && openOf(found);
  if (!open || open.proposedBy === staffName || !(roles.includes('approver') || roles.includes('risk'))) return [];
  return [decision(open, true), decision(open, false)];
}

function decision({ compensationNo, amount }: Compensations['compensations'][number], isApproved: boolean): OrderAct {
  return {
    description: decideCompensation,
    input: (reason) => ({ compensationNo, isApproved, reason }),
    title: isApproved ? 'Pay this compensation' : 'Reject this compensation',
    effect: isApproved
      ? `${amount} USDT go from the deposit of the merchant to the other side at once. Nothing brings them back.`
      : 'Nothing moves. Another compensation can be proposed.',
    button: isApproved ? 'Pay it' : 'Reject',
    doneText: isApproved ? `${amount} USDT are paid from the deposit.` : 'The compensation is rejected.',
    answer: isApproved ? 'approve' : 'reject',
  };
}
