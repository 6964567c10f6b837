import type { CallOutput, StaffRole } from '@peerbourse/contract/call';
import type { staffList } from '@peerbourse/contract/identity/staff/staff-list';
import type { staffProposals } from '@peerbourse/contract/identity/staff/staff-proposals';
import { roleText } from '#desk/role-text.ts';
import type { Tone } from '#parts/tone.ts';

export type Member = CallOutput<typeof staffList>['members'][number];
export type Proposal = CallOutput<typeof staffProposals>['proposals'][number];
export type ProposalKind = Proposal['kind'];

export const roleHints: Record<StaffRole, string> = {
  editor: 'writes texts and the settings of the site',
  reader: 'looks at customers, masked',
  decider: 'decides cases and reveals contacts',
  approver: 'decides about staff, corrections and settings',
  risk: 'holds and locks accounts, publishes prices, proposes corrections and settings',
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
