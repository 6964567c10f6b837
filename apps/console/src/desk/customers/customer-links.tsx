import type { StaffRole } from '@peerbourse/contract/call';
import { p2pFragment } from '#desk/p2p-address.ts';
import { useStaffSession } from '#session/staff-session.ts';
import { type CustomerAddress, customerFragment } from './customer-address.ts';

interface CustomerLink {
  name: string;
  href: (userId: string) => string;
  /** Who may make the calls behind it. */
  roles: readonly StaffRole[];
}

const links: readonly CustomerLink[] = [
  { name: 'Coins in the ledger', href: (userId) => `#/ledger/accounts/${userId}`, roles: ['risk', 'approver', 'auditor'] },
  { name: 'Profile in the P2P market', href: (userId) => p2pFragment('traders', userId), roles: ['reader', 'decider', 'risk', 'auditor'] },
];

/** Where else a customer can be looked at; the reason that was given counts there too. */
export function CustomerLinks({ userId, roles }: { userId: string; roles: readonly StaffRole[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-13">
      {links
        .filter((link) => link.roles.some((role) => roles.includes(role)))
        .map(({ name, href }) => (
          <a key={name} href={href(userId)} className="text-brand underline underline-offset-3 hover:no-underline">
            {name}
          </a>
        ))}
    </p>
  );
}

const lookers: readonly StaffRole[] = ['reader', 'decider', 'risk', 'auditor'];

/** From a desk to the whole customer, with what the desk is for as the reason; not there for whoever may not look. */
export function CustomerLink({ userId, reason }: CustomerAddress) {
  const session = useStaffSession();
  if (session.state !== 'in' || !lookers.some((role) => session.account.roles.includes(role))) return null;
  return (
    <a href={customerFragment({ userId, reason })} className="text-13 text-brand underline underline-offset-3 hover:no-underline">
      Customer
    </a>
  );
}
