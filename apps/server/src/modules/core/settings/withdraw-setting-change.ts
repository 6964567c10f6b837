import type { withdrawSettingChange as call } from '@peerbourse/contract/core/settings/withdraw-setting-change';
import { audit } from '#modules/core/audit/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { takeProposal, withdrawProposal } from './proposal.table.ts';

/** Only the proposer takes a proposal back; others reject it. */
export const withdrawSettingChange: Handler<typeof call> = async ({ tx, actor, visitor }, { proposalNo }) => {
  const proposal = await takeProposal(tx, proposalNo);
  if (proposal?.proposerStaffId !== actor.staffId) throw refuse('settings.proposal-over');
  await withdrawProposal(tx, proposalNo);
  await audit(tx, { actor, act: 'settings.change-withdrawn', subject: proposal.key, details: { proposalNo }, address: visitor.address });
  return { key: proposal.key };
};
