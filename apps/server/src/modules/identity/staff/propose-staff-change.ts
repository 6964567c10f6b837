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

export const proposeStaffChange: Handler<typeof call> = async ({ tx, actor, visitor }, input) => {
  await lockMembers(tx);
  const proposer = await memberByStaffId(tx, actor.staffId);
  must(proposer, 'whoever asks is a member');
  const memberId = input.kind === 'add' ? await refuseTaken(tx, input) : await subjectOf(tx, input.kind, input.name);
  const email = input.kind === 'add' ? input.email : null;
  const roles = input.kind === 'add' || input.kind === 'change-roles' ? input.roles : null;
  const proposalNo = publicNumber();
  const { kind, name, reason } = input;
  const isNew = await insertProposal(tx, { proposalNo, kind, memberId, name, email, roles, reason, proposedBy: proposer.id });
  if (!isNew) throw refuse('staff.already-proposed');
  await audit(tx, { actor, act: 'staff.change-proposed', subject: name, details: { ...input, proposalNo }, address: visitor.address });
  return { proposalNo };
};

async function refuseTaken(tx: Tx, input: { name: string; email: string }): Promise<null> {
  if (await isTaken(tx, input)) throw refuse('staff.name-taken');
  return null;
}

async function subjectOf(tx: Tx, kind: Exclude<ProposalKind, 'add'>, name: string): Promise<string> {
  const member = await memberByName(tx, name);
  if (!member) throw refuse('staff.unknown-member');
  if (!fittingStates[kind].includes(member.state)) throw refuse('staff.wrong-state');
  return member.id;
}
