import type { StaffRole } from '@peerbourse/contract/call';
import { customersSearch } from '#desk/customers/customer-address.ts';
import { p2pFragment } from '#desk/p2p-address.ts';

interface SubjectPlace {
  /** The area of the act. */
  area: RegExp;
  roles: readonly StaffRole[];
  address: (subject: string) => string;
}

const everybody: readonly StaffRole[] = [];
const number = /^[1-9]\d{9,18}$/;

const places: readonly SubjectPlace[] = [
  { area: /^p2p-(?:orders|appeals)\./, roles: ['decider', 'approver', 'risk', 'auditor'], address: (no) => p2pFragment('orders', no) },
  { area: /^p2p-ads\./, roles: ['reader', 'decider', 'risk', 'auditor'], address: (no) => `${p2pFragment('ads')}?ad=${no}` },
  { area: /^p2p-users\./, roles: ['reader', 'decider', 'risk', 'auditor'], address: (no) => p2pFragment('traders', no) },
  { area: /^ledger\./, roles: ['risk', 'approver', 'auditor'], address: (no) => `#/ledger/accounts/${no}` },
  { area: /^(?:customers|support|verification|recoveries)\./, roles: ['reader', 'decider', 'risk'], address: customersSearch },
];

const named: readonly SubjectPlace[] = [
  { area: /^settings\./, roles: everybody, address: () => '#/settings' },
  { area: /^staff\./, roles: everybody, address: () => '#/staff' },
];

/** Where the subject of an entry is shown to a member; nowhere for what is not theirs to see. */
export function subjectAddress(act: string, subject: string, roles: readonly StaffRole[]): string | undefined {
  const found = (number.test(subject) ? places : named).find(({ area }) => area.test(act));
  if (!found || (found.roles.length > 0 && !found.roles.some((role) => roles.includes(role)))) return undefined;
  return found.address(subject);
}
