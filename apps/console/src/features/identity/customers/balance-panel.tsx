import { CardTable, type Column } from '#parts/card-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { walletText } from './code-words.ts';
import type { Fact } from './fact-text.ts';
import { linkAddress } from './link-address.ts';

/** What the ledger says that the customer has, wallet by wallet. */
export function BalancePanel({ facts }: { facts: readonly Fact[] }) {
  const address = linkAddress(facts[0]?.link ?? null);
  return (
    <Panel
      id="balances"
      title="Balances"
      state={
        address && (
          <a href={address} className="text-13 text-brand underline underline-offset-3 hover:no-underline">
            Ledger
          </a>
        )
      }
    >
      <CardTable
        caption="Balances"
        columns={columns}
        rows={facts}
        keyOf={({ values }) => `${values['coin']} ${values['purpose']}`}
        emptyText="No coins."
      />
    </Panel>
  );
}

const columns: Column<Fact>[] = [
  { name: 'Coin', cell: ({ values }) => values['coin'] },
  { name: 'Where', cell: ({ values }) => walletText(values['purpose'] ?? '') },
  { name: 'Amount', isAtEnd: true, className: 'figure', cell: ({ values }) => values['amount'] },
];
