import type { StaffRole } from '@peerbourse/contract/call';
import { roleText } from '#desk/role-text.ts';
import type { Setting } from '#desk/setting-list.query.ts';

type Owned = Pick<Setting, 'role' | 'needsTwo'>;

export function mayChange({ role }: Owned, roles: readonly StaffRole[]): boolean {
  return roles.includes(role);
}

/** Who changes a setting, for the lists. */
export function ownerText({ role, needsTwo }: Owned): string {
  return `${roleText[role]}, ${needsTwo ? 'two persons' : 'one person'}`;
}

/** For those who can only look at it. */
export function readOnlyText({ role, needsTwo }: Owned): string {
  const decision = needsTwo ? ', and an approver decides' : '';
  return `Only members with the role ${roleText[role]} change this${decision}.`;
}
