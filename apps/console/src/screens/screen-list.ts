import type { StaffRole } from '@peerbourse/contract/call';
import type { ComponentType } from 'react';
import { OperationsState } from '#features/core/operations/operations-state.tsx';
import { LedgerState } from '#features/money/ledger/ledger-state.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { ContentScreen } from './content-screen.tsx';
import { CustomersScreen } from './customers-screen.tsx';
import { LedgerScreen } from './ledger-screen.tsx';
import { OperationsScreen } from './operations-screen.tsx';
import { P2pScreen } from './p2p-screen.tsx';
import { RecoveriesScreen } from './recoveries-screen.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { SupportScreen } from './support-screen.tsx';
import { VerificationScreen } from './verification-screen.tsx';

export interface ConsoleScreen {
  /** What stands in the address: `/#/staff`. */
  id: string;
  name: string;
  /** Who sees it; everybody when it is empty. The server decides all the same. */
  roles: readonly StaffRole[];
  Screen: ComponentType;
  /** Beside the links, while the screen is open. */
  State?: ComponentType;
  /** Reached by another way than the links. */
  isApart?: boolean;
}

export const screenList: readonly ConsoleScreen[] = [
  { id: 'operations', name: 'Operations', roles: [], Screen: OperationsScreen, State: OperationsState },
  { id: 'content', name: 'Content', roles: [], Screen: ContentScreen },
  { id: 'customers', name: 'Customers', roles: ['reader', 'decider', 'risk'], Screen: CustomersScreen },
  { id: 'support', name: 'Tickets', roles: ['reader', 'decider', 'risk'], Screen: SupportScreen },
  { id: 'verification', name: 'Verification', roles: ['reader', 'decider', 'risk', 'auditor'], Screen: VerificationScreen },
  { id: 'recoveries', name: 'Recoveries', roles: ['decider', 'risk'], Screen: RecoveriesScreen },
  { id: 'p2p', name: 'P2P market', roles: [], Screen: P2pScreen },
  { id: 'ledger', name: 'Ledger', roles: ['risk', 'approver', 'auditor'], Screen: LedgerScreen, State: LedgerState },
  { id: 'staff', name: 'Staff', roles: [], Screen: StaffScreen },
  { id: 'audit', name: 'Audit log', roles: ['auditor'], Screen: AuditScreen },
  { id: 'account', name: 'Your account', roles: [], Screen: AccountScreen, isApart: true },
];

export function screensFor(roles: readonly StaffRole[]): ConsoleScreen[] {
  return screenList.filter((screen) => screen.roles.length === 0 || screen.roles.some((role) => roles.includes(role)));
}
