import type { decideStaffProposal as call } from '@peerbourse/contract/identity/staff/decide-staff-proposal';
import { audit } from '#modules/core/audit/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { endInvitationsOf } from './invitation.table.ts';
import { invite } from './invitation.ts';
import {
  clearFactors,
  countActive,
  insertMember,
  lockMembers,
  type Member,
  memberById,
  memberByStaffId,
  updateRoles,
  updateState,
} from './member.table.ts';
import { closeProposal, type Proposal, takeProposal } from './proposal.table.ts';
import { fittingStates } from './propose-staff-change.ts';
import { endSessionsOf } from './session.table.ts';

/** The second person. Neither who proposed it nor whom it is about may be that. */
export const decideStaffProposal: Handler<typeof call> = async (ctx, { proposalNo, isApproved }) => {
  const { tx, actor, visitor } = ctx;
  await lockMembers(tx);
  const decider = await memberByStaffId(tx, actor.staffId);
  must(decider, 'whoever asks is a member');
  const proposal = await takeProposal(tx, proposalNo);
  if (!proposal) throw refuse('staff.proposal-over');
  if (decider.id === proposal.proposedBy || decider.id === proposal.memberId) throw refuse('staff.own-proposal');
  const state = isApproved ? ('approved' as const) : ('rejected' as const);
  const { memberId, ticket } = isApproved ? await carryOut(ctx, proposal) : { memberId: proposal.memberId, ticket: null };
  await closeProposal(tx, proposal.id, { state, decidedBy: decider.id, memberId });
  const details = { proposalNo, kind: proposal.kind, roles: proposal.roles, state };
  await audit(tx, { actor, act: 'staff.change-decided', subject: proposal.name, details, address: visitor.address });
  return { state, ticket };
};

interface Outcome {
  memberId: string;
  ticket: string | null;
}

async function carryOut({ tx, config }: CallContext, proposal: Proposal): Promise<Outcome> {
  if (proposal.kind === 'add') {
    const memberId = await insertMember(tx, {
      staffId: publicNumber(),
      name: proposal.name,
      email: proposal.email ?? '',
      roles: proposal.roles ?? [],
    });
    if (!memberId) throw refuse('staff.name-taken');
    return { memberId, ticket: (await invite(tx, config.keys, { memberId, proposalId: proposal.id })).ticket };
  }
  const member = proposal.memberId && (await memberById(tx, proposal.memberId));
  must(member, 'a proposal is about a member');
  if (!fittingStates[proposal.kind].includes(member.state)) throw refuse('staff.wrong-state');
  await change(tx, proposal, member);
  // What is left must still be able to decide and to help the others back in.
  const { active, approvers } = await countActive(tx);
  if (proposal.kind !== 'reinstate' && member.state === 'active' && (active < 2 || approvers < 1)) throw refuse('staff.too-few');
  const ticket =
    proposal.kind === 'reset-factors' ? (await invite(tx, config.keys, { memberId: member.id, proposalId: proposal.id })).ticket : null;
  return { memberId: member.id, ticket };
}

async function change(tx: Tx, { kind, roles }: Proposal, member: Member): Promise<void> {
  if (kind === 'change-roles') return await updateRoles(tx, member.id, roles ?? []);
  if (kind === 'reinstate') return await updateState(tx, member.id, member.passwordHash && member.totpSecret ? 'active' : 'invited');
  await endSessionsOf(tx, member.id, kind);
  await endInvitationsOf(tx, member.id);
  if (kind === 'reset-factors') await clearFactors(tx, member.id);
  else await updateState(tx, member.id, 'suspended');
}
