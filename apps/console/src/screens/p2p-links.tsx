import type { StaffRole } from '@peerbourse/contract/call';
import { type P2pPage, p2pFragment } from '#desk/p2p-address.ts';

interface PageLink {
  page: P2pPage;
  name: string;
  /** Who sees it; everybody when it is empty. */
  roles: readonly StaffRole[];
}

const pages: readonly PageLink[] = [
  { page: 'ads', name: 'Ads', roles: ['reader', 'decider', 'risk', 'auditor'] },
  { page: 'traders', name: 'Traders', roles: ['reader', 'decider', 'risk', 'auditor'] },
  { page: 'orders', name: 'Orders', roles: ['decider', 'approver', 'risk', 'auditor'] },
  { page: 'reports', name: 'Reports', roles: ['decider', 'approver', 'risk', 'auditor'] },
  { page: 'methods', name: 'Payment methods', roles: [] },
  { page: 'reviews', name: 'Shared accounts', roles: ['reader', 'decider', 'risk'] },
  { page: 'settings', name: 'Settings', roles: [] },
];

export function p2pPagesFor(roles: readonly StaffRole[]): readonly PageLink[] {
  return pages.filter((page) => page.roles.length === 0 || page.roles.some((role) => roles.includes(role)));
}

export function P2pLinks({ roles, current }: { roles: readonly StaffRole[]; current: P2pPage }) {
  return (
    <nav aria-label="Pages of the P2P market" className="max-w-full min-w-0 overflow-x-auto [scrollbar-width:none] max-desktop:-ms-2.5">
      <ul className="flex gap-1">
        {p2pPagesFor(roles).map(({ page, name }) => (
          <li key={page}>
            <a
              href={p2pFragment(page)}
              aria-current={page === current ? 'page' : undefined}
              className="flex h-10 items-center rounded-small px-2.5 text-13 font-medium whitespace-nowrap text-ink-soft outline-offset-[-2px] transition-colors duration-150 hover:text-ink aria-[current=page]:bg-canvas aria-[current=page]:text-ink pointer-coarse:h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
