import { ageText, secondsSince } from '#parts/age-text.ts';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { CoinAmount } from '../coin-amount.tsx';
import { AccountLink } from '../explorer/account-link.tsx';
import { purposeText } from '../ledger-text.ts';
import type { Reconciliation } from './reconciliation.query.ts';

type Suspense = Reconciliation['suspense'][number];

/** Coins in between: nobody can use them until somebody settles them. */
export function SuspensePanel({ suspense, at }: Pick<Reconciliation, 'suspense' | 'at'>) {
  return (
    <Panel id="suspense" title="In between" note="coins that somebody has to settle, the oldest first">
      <CardTable
        caption="Coins in between"
        columns={columns(Date.parse(at))}
        rows={suspense}
        keyOf={({ accountId }) => accountId}
        emptyText="Nothing is in between."
      />
    </Panel>
  );
}

function columns(nowMs: number): Column<Suspense>[] {
  return [
    { name: 'Account', cell: ({ accountId }) => <AccountLink accountId={accountId} /> },
    { name: 'What for', cell: ({ purpose }) => purposeText(purpose) },
    { name: 'Balance', cell: ({ balance, coin }) => <CoinAmount amount={balance} coin={coin} />, isAtEnd: true, onCard: 'half' },
    {
      name: 'Age',
      isAtEnd: true,
      onCard: 'half',
      cell: ({ since }) => <MomentText at={since}>{ageText(secondsSince(since, nowMs))}</MomentText>,
    },
    { name: 'Since (UTC)', cell: ({ since }) => <MomentText at={since} />, isAtEnd: true, onCard: 'line' },
  ];
}
