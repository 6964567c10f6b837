import type { StaffRole } from '@peerbourse/contract/call';
import { decideAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/decide-award';
import { releaseClaimHold } from '@peerbourse/contract/p2p/p2p-appeals/desk/release-claim-hold';
import type { ViewedCase } from '#desk/cases/case.query.ts';
import type { OrderAct } from '../order-acts.ts';
import type { ViewedOrder } from '../order-desk.query.ts';
import { awardText } from './claim-text.ts';

export const openAwardOf = ({ awards }: ViewedCase) => awards.find(({ state }) => state === 'open');

/** A claim or a review that is open: an appeal is ended by a ruling. */
export function isOpenClaim(found: ViewedCase | null | undefined): found is ViewedCase {
  return found?.kind !== undefined && found.kind !== 'appeal' && found.closed === null;
}

/** Holds coins and proposes an award, while none waits. */
export function mayAward(found: ViewedCase, roles: readonly StaffRole[]): boolean {
  return openAwardOf(found) === undefined && (roles.includes('decider') || roles.includes('risk'));
}

/** What needs nothing but its reason. */
export function claimActsFor(order: ViewedOrder, found: ViewedCase, roles: readonly StaffRole[], staffName: string): OrderAct[] {
  const award = openAwardOf(found);
  if (award) {
    const isForMe = award.proposedBy !== staffName && (roles.includes('approver') || roles.includes('risk'));
    return isForMe ? [decision(award, order.coinCode, true), decision(award, order.coinCode, false)] : [];
  }
  return mayAward(found, roles) ? found.held.map(({ side, amount }) => returnAct(order, side, amount)) : [];
}

function decision(award: ViewedCase['awards'][number], coinCode: string, isApproved: boolean): OrderAct {
  const { awardNo } = award;
  return {
    description: decideAward,
    input: (reason) => ({ awardNo, isApproved, reason }),
    title: isApproved ? 'Carry this award out' : 'Reject this award',
    effect: isApproved
      ? `${awardText(award, coinCode)}. The claim is over with it, and coins that move do not come back.`
      : 'Nothing moves. Another award can be proposed.',
    button: isApproved ? 'Carry it out' : 'Reject',
    doneText: isApproved ? 'The claim is decided.' : 'The award is rejected.',
    answer: isApproved ? 'approve' : 'reject',
  };
}

function returnAct({ orderNo, coinCode }: ViewedOrder, side: ViewedCase['held'][number]['side'], amount: string): OrderAct {
  return {
    description: releaseClaimHold,
    input: (reason) => ({ orderNo, side, reason }),
    title: `Give the coins of the ${side} back`,
    effect: `${amount} ${coinCode} go back to the wallet of the ${side} at once. The claim stays open.`,
    button: `Give back to the ${side}`,
    doneText: `The ${side} has the coins again.`,
  };
}
