import { fragmentOf, type LedgerAddress } from './ledger-address.ts';

const pages = [
  { name: 'Corrections', key: '1', address: { page: 'corrections' }, holds: ['corrections'] },
  { name: 'Accounts and journals', key: '2', address: { page: 'accounts', userId: undefined }, holds: ['accounts', 'account', 'journal'] },
  { name: 'Reconciliation', key: '3', address: { page: 'reconciliation' }, holds: ['reconciliation'] },
] as const satisfies ReadonlyArray<{ name: string; key: string; address: LedgerAddress; holds: ReadonlyArray<LedgerAddress['page']> }>;

export interface LedgerLinksProps {
  current: LedgerAddress['page'];
  /** Corrections that wait for a decision. */
  waiting: number;
}

export function LedgerLinks({ current, waiting }: LedgerLinksProps) {
  return (
    <nav aria-label="Pages of the ledger" className="max-w-full min-w-0 overflow-x-auto [scrollbar-width:none] max-desktop:-ms-2.5">
      <ul className="flex gap-1">
        {pages.map(({ name, key, address, holds }) => (
          <li key={name}>
            <a
              href={fragmentOf(address)}
              aria-current={holds.some((page) => page === current) ? 'page' : undefined}
              aria-keyshortcuts={key}
              className="flex h-10 items-center gap-1.5 rounded-small px-2.5 text-13 font-medium whitespace-nowrap text-ink-soft outline-offset-[-2px] transition-colors duration-150 hover:text-ink aria-[current=page]:bg-canvas aria-[current=page]:text-ink pointer-coarse:h-11"
            >
              {name}
              {address.page === 'corrections' && waiting > 0 && <WaitingMark count={waiting} />}
              <kbd
                aria-hidden="true"
                className="rounded-small border border-line-strong px-1 font-mono text-12 leading-4 text-ink-faint pointer-coarse:hidden"
              >
                {key}
              </kbd>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WaitingMark({ count }: { count: number }) {
  return <span className="rounded-full bg-warn-tint px-1.5 text-12 font-semibold text-warn">{count} waiting</span>;
}
