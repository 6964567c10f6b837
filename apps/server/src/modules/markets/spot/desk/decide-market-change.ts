import type { decideMarketChange as call } from '@peerbourse/contract/markets/spot/desk/decide-market-change';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { approveProposal, rejectProposal, takeProposal } from './market-proposal.table.ts';

/** The second person, who is not the first. What is approved goes to the matcher with the same transaction, in its turn with everybody's orders. */
export const decideMarketChange: Handler<typeof call> = async ({ tx, actor, visitor }, { proposalNo, isApproved }) => {
  const proposal = await takeProposal(tx, proposalNo);
  if (!proposal) throw refuse('spot.proposal-over');
  if (proposal.proposerStaffId === actor.staffId) throw refuse('spot.own-proposal');
  if (isApproved) await approveProposal(tx, proposalNo, actor.staffId);
  else await rejectProposal(tx, proposalNo, actor.staffId);
  const { symbol, kind, terms, fromState, toState, reason, proposedBy } = proposal;
  const state = isApproved ? 'approved' : 'rejected';
  const details = { proposalNo, state, kind, terms, fromState, toState, reason, proposedBy, decidedBy: actor.name };
  await audit(tx, { actor, act: 'spot.change-decided', subject: symbol, details, address: visitor.address });
  return { symbol, state };
};
