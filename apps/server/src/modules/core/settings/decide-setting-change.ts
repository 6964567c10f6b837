import type { decideSettingChange as call } from '@peerbourse/contract/core/settings/decide-setting-change';
import { audit } from '#modules/core/audit/index.ts';
import { emit } from '#platform/db/outbox.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { auditedChange } from './audited-change.ts';
import { checkedValue } from './checked-change.ts';
import { isSettingKey } from './known-settings.ts';
import { approveProposal, rejectProposal, takeProposal } from './proposal.table.ts';

/** The second person, who is not the first. An approved value is in force with the same transaction. */
export const decideSettingChange: Handler<typeof call> = async ({ tx, actor, visitor }, { proposalNo, isApproved }) => {
  const proposal = await takeProposal(tx, proposalNo);
  if (!proposal || !isSettingKey(proposal.key)) throw refuse('settings.proposal-over');
  const { key, value, version: seen, reason, proposedBy } = proposal;
  if (proposal.proposerStaffId === actor.staffId) throw refuse('settings.own-proposal');
  // A release may have changed the shape since it was proposed.
  if (isApproved) checkedValue(key, value);
  const version = isApproved ? await approveProposal(tx, proposalNo, actor.staffId) : null;
  if (!isApproved) await rejectProposal(tx, proposalNo, actor.staffId);
  const state = isApproved ? 'approved' : 'rejected';
  const change = await auditedChange(tx, key, seen + 1, value);
  const details = { proposalNo, state, ...change, reason, proposedBy, decidedBy: actor.name };
  await audit(tx, { actor, act: 'settings.change-decided', subject: key, details, address: visitor.address });
  if (version !== null) await emit(tx, 'settings', key, { key, version, author: proposedBy });
  return { key, state, version };
};
