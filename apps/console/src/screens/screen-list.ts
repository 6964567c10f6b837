import type { StaffRole } from '@peerbourse/contract/call';
import type { ComponentType } from 'react';
import { OperationsState } from '#features/core/operations/operations-state.tsx';
import { LedgerState } from '#features/money/ledger/ledger-state.tsx';
import type { RailDesk } from '#shell/rail.tsx';
import { AccountScreen } from './account-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { ContentScreen } from './content-screen.tsx';
import { CustomersScreen } from './customers-screen.tsx';
import { FiguresScreen } from './figures-screen.tsx';
import { HealthScreen } from './health-screen.tsx';
import { LedgerScreen } from './ledger-screen.tsx';
import { MarketsScreen } from './markets-screen.tsx';
import { P2pScreen } from './p2p-screen.tsx';
import { RecoveriesScreen } from './recoveries-screen.tsx';
import { RiskRequestsScreen } from './risk-requests-screen.tsx';
import { RiskRulesScreen } from './risk-rules-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { StaffScreen } from './staff-screen.tsx';
import { SupportScreen } from './support-screen.tsx';
import { SwitchesScreen } from './switches-screen.tsx';
import { VerificationScreen } from './verification-screen.tsx';
import { WorkScreen } from './work-screen.tsx';

export interface ConsoleScreen extends RailDesk {
  /** Who sees it; everybody when it is empty. The server decides all the same. */
  roles: readonly StaffRole[];
  Screen: ComponentType;
  /** In the top bar, while the screen is open. */
  State?: ComponentType;
  /** Reached by another way than the rail. */
  isApart?: boolean;
}

const viewers = ['reader', 'decider', 'risk'] as const;
const orderReaders = ['decider', 'approver', 'risk', 'auditor'] as const;

/** The first is where a member begins. `id` is what stands in the address: `/#/p2p/orders`. */
export const screenList: readonly ConsoleScreen[] = [
  { id: 'work', name: 'My work', icon: 'work', group: 'Work', goKey: 'w', queues: 'every', roles: [], Screen: WorkScreen },
  {
    id: 'p2p/orders',
    name: 'Appeals',
    icon: 'scales',
    group: 'Queues',
    goKey: 'a',
    queues: ['p2p-appeals.cases', 'p2p-orders.rulings', 'p2p-orders.unfreezes', 'p2p-appeals.awards'],
    roles: orderReaders,
    Screen: P2pScreen,
  },
  {
    id: 'verification',
    name: 'Verification',
    icon: 'card',
    group: 'Queues',
    goKey: 'i',
    queues: ['verification.cases', 'verification.hits', 'verification.clearings'],
    roles: [...viewers, 'approver', 'auditor'],
    Screen: VerificationScreen,
  },
  {
    id: 'recoveries',
    name: 'Recoveries',
    icon: 'key',
    group: 'Queues',
    goKey: 'r',
    queues: ['recoveries.cases'],
    roles: ['decider', 'risk'],
    Screen: RecoveriesScreen,
  },
  {
    id: 'support',
    name: 'Tickets',
    icon: 'chat',
    group: 'Queues',
    goKey: 't',
    queues: ['support.tickets'],
    roles: viewers,
    Screen: SupportScreen,
  },
  {
    id: 'p2p/ads',
    name: 'Ads',
    icon: 'ad',
    group: 'Queues',
    goKey: 'd',
    queues: ['p2p-ads.moderation'],
    roles: [...viewers, 'auditor'],
    Screen: P2pScreen,
  },
  {
    id: 'p2p/merchants',
    name: 'Merchants',
    icon: 'shop',
    group: 'Queues',
    goKey: 'm',
    queues: ['p2p-merchants.applications', 'p2p-merchants.removals'],
    roles: orderReaders,
    Screen: P2pScreen,
  },
  {
    id: 'risk/requests',
    name: 'Risk requests',
    icon: 'flag',
    group: 'Queues',
    goKey: 'y',
    queues: ['risk.requests'],
    roles: orderReaders,
    Screen: RiskRequestsScreen,
  },
  {
    id: 'p2p/reports',
    name: 'Reports',
    icon: 'warning',
    group: 'Queues',
    goKey: 'e',
    queues: ['p2p-chat.reports'],
    roles: orderReaders,
    Screen: P2pScreen,
  },
  {
    id: 'p2p/reviews',
    name: 'Shared accounts',
    icon: 'link',
    group: 'Queues',
    goKey: 'b',
    queues: ['p2p-paymethods.reviews'],
    roles: viewers,
    Screen: P2pScreen,
  },
  {
    id: 'customers',
    name: 'Customers',
    icon: 'person',
    group: 'Look up',
    goKey: 'u',
    roles: [...viewers, 'auditor'],
    Screen: CustomersScreen,
  },
  { id: 'p2p/traders', name: 'Traders', icon: 'people', group: 'Look up', goKey: 'k', roles: [...viewers, 'auditor'], Screen: P2pScreen },
  {
    id: 'ledger',
    name: 'Ledger',
    icon: 'book',
    group: 'Look up',
    goKey: 'l',
    queues: ['ledger.corrections'],
    roles: ['risk', 'approver', 'auditor'],
    Screen: LedgerScreen,
    State: LedgerState,
  },
  { id: 'figures', name: 'Figures', icon: 'chart', group: 'Look up', goKey: 'c', roles: [], Screen: FiguresScreen },
  { id: 'audit', name: 'Audit log', icon: 'list', group: 'Look up', goKey: 'o', roles: ['auditor'], Screen: AuditScreen },
  { id: 'health', name: 'Health', icon: 'pulse', group: 'Run', goKey: 'h', roles: [], Screen: HealthScreen, State: OperationsState },
  {
    id: 'markets',
    name: 'Markets',
    icon: 'candles',
    group: 'Run',
    goKey: 'z',
    queues: ['spot.proposals'],
    roles: [],
    Screen: MarketsScreen,
  },
  {
    id: 'settings',
    name: 'Settings',
    icon: 'sliders',
    group: 'Run',
    goKey: 's',
    queues: ['settings.proposals'],
    roles: [],
    Screen: SettingsScreen,
  },
  {
    id: 'risk/rules',
    name: 'Risk rules',
    icon: 'shield',
    group: 'Run',
    goKey: 'v',
    roles: ['risk', 'approver', 'auditor'],
    Screen: RiskRulesScreen,
  },
  { id: 'p2p/settings', name: 'P2P settings', icon: 'coins', group: 'Run', goKey: 'q', roles: [], Screen: P2pScreen },
  { id: 'switches', name: 'Switches', icon: 'toggle', group: 'Run', goKey: 'x', roles: [], Screen: SwitchesScreen },
  { id: 'p2p/methods', name: 'Payment methods', icon: 'wallet', group: 'Run', goKey: 'p', roles: [], Screen: P2pScreen },
  { id: 'content', name: 'Content', icon: 'pen', group: 'Run', goKey: 'n', roles: [], Screen: ContentScreen },
  { id: 'staff', name: 'Staff', icon: 'badge', group: 'Run', goKey: 'f', queues: ['staff.proposals'], roles: [], Screen: StaffScreen },
  { id: 'account', name: 'Your account', icon: 'person', group: 'Run', goKey: '', roles: [], Screen: AccountScreen, isApart: true },
];

export function screensFor(roles: readonly StaffRole[]): ConsoleScreen[] {
  return screenList.filter((screen) => screen.roles.length === 0 || screen.roles.some((role) => roles.includes(role)));
}
