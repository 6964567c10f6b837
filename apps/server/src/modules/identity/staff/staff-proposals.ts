import type { staffProposals as call } from '@peerbourse/contract/identity/staff/staff-proposals';
import type { Handler } from '#platform/http/serve.ts';
import { wordOf } from './invitation.ts';
import { newestProposals } from './proposal.table.ts';

const shown = 60;

export const staffProposals: Handler<typeof call> = async ({ db, actor, config }) => {
  const proposals = await newestProposals(db, shown);
  return {
    proposals: proposals.map(({ subjectStaffId, proposerStaffId, invitationNo, ...proposal }) => ({
      ...proposal,
      proposedAt: proposal.proposedAt.toISOString(),
      decidedAt: proposal.decidedAt?.toISOString() ?? null,
      mayDecide:
        proposal.state === 'open' &&
        actor.roles.includes('approver') &&
        proposerStaffId !== actor.staffId &&
        subjectStaffId !== actor.staffId,
      word: invitationNo !== null && proposerStaffId === actor.staffId ? wordOf(config.keys, invitationNo) : null,
    })),
  };
};
