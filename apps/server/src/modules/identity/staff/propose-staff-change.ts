import type { proposeStaffChange as call } from '@peerbourse/contract/identity/staff/propose-staff-change';
import { audit } from '#modules/core/audit/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { isTaken, lockMembers, type Member, memberByName, memberByStaffId } from './member.table.ts';
import { insertProposal, type ProposalKind } from './proposal.table.ts';

/** The states in which each change makes sense. */
export const fittingStates: Record<Exclude<ProposalKind, 'add'>, ReadonlyArray<Member['state']>> = {
  'change-roles': ['invited', 'active'],
  suspend: ['invited', 'active'],
  reinstate: ['suspended'],
  'reset-factors': ['invited', 'active'],
};

export const proposeStaffChange: Handler<typeof call> = async ({ tx, actor, visitor }, wish) => {
  await lockMembers(tx);
  const proposer = await memberByStaffId(tx, actor.staffId);
  must(proposer, 'whoever asks is a member');
  const memberId = wish.kind === 'add' ? await refuseTaken(tx, wish) : await subjectOf(tx, wish.kind, wish.name);
  const email = wish.kind === 'add' ? wish.email : null;
  const roles = wish.kind === 'add' || wish.kind === 'change-roles' ? wish.roles : null;
  const proposalNo = publicNumber();
  const { kind, name, reason } = wish;
  const isNew = await insertProposal(tx, { proposalNo, kind, memberId, name, email, roles, reason, proposedBy: proposer.id });
  if (!isNew) throw refuse('staff.already-proposed');
  await audit(tx, { actor, act: 'staff.change-proposed', subject: name, details: { ...wish, proposalNo }, address: visitor.address });
  return { proposalNo };
};

async function refuseTaken(tx: Tx, wish: { name: string; email: string }): Promise<null> {
  if (await isTaken(tx, wish)) throw refuse('staff.name-taken');
  return null;
}

async function subjectOf(tx: Tx, kind: Exclude<ProposalKind, 'add'>, name: string): Promise<string> {
  const member = await memberByName(tx, name);
  if (!member) throw refuse('staff.unknown-member');
  if (!fittingStates[kind].includes(member.state)) throw refuse('staff.wrong-state');
  return member.id;
}
