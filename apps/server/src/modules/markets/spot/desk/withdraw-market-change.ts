import type { withdrawMarketChange as call } from '@peerbourse/contract/markets/spot/desk/withdraw-market-change';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { takeProposal, withdrawProposal } from './market-proposal.table.ts';

/** Only the proposer takes a proposal back; others reject it. */
export const withdrawMarketChange: Handler<typeof call> = async ({ tx, actor, visitor }, { proposalNo }) => {
  const proposal = await takeProposal(tx, proposalNo);
  if (proposal?.proposerStaffId !== actor.staffId) throw refuse('spot.proposal-over');
  await withdrawProposal(tx, proposalNo);
  const { symbol } = proposal;
  await audit(tx, { actor, act: 'spot.change-withdrawn', subject: symbol, details: { proposalNo }, address: visitor.address });
  return { symbol };
};
