import type { CallOutput, StaffRole } from '@peerbourse/contract/call';
import type { staffList } from '@peerbourse/contract/identity/staff/staff-list';
import type { staffProposals } from '@peerbourse/contract/identity/staff/staff-proposals';
import type { Tone } from '#parts/tone.ts';

export type Member = CallOutput<typeof staffList>['members'][number];
export type Proposal = CallOutput<typeof staffProposals>['proposals'][number];
export type ProposalKind = Proposal['kind'];

export const roleText: Record<StaffRole, string> = {
  editor: 'Editor',
  reader: 'Reader',
  decider: 'Decider',
  approver: 'Approver',
  risk: 'Risk',
  auditor: 'Auditor',
};

export const roleHints: Record<StaffRole, string> = {
  editor: 'writes settings and texts',
  reader: 'looks at customers, masked',
  decider: 'decides cases and reveals contacts',
  approver: 'decides about staff and corrections',
  risk: 'holds and locks accounts, publishes prices, proposes corrections',
  auditor: 'reads the audit log and the ledger',
};

export const memberTones: Record<Member['state'], Tone> = { invited: 'watch', active: 'good', suspended: 'bad' };

export const kindText: Record<ProposalKind, string> = {
  add: 'Add a member',
  'change-roles': 'Change roles',
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  'reset-factors': 'Reset password and authenticator',
};

export const proposalTones: Record<Proposal['state'], Tone> = { open: 'watch', approved: 'good', rejected: 'bad', expired: 'quiet' };

/** What may be proposed about a member, by the state that he is in. */
export function kindsFor({ state }: Pick<Member, 'state'>): Array<Exclude<ProposalKind, 'add'>> {
  return state === 'suspended' ? ['reinstate'] : ['change-roles', 'reset-factors', 'suspend'];
}

export function rolesText(roles: readonly StaffRole[] | null): string {
  return (roles ?? []).map((role) => roleText[role]).join(', ');
}
