import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CustomerLink } from '#desk/customers/customer-links.tsx';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { CoinAmount } from '../coin-amount.tsx';
import { CopiedId } from '../copied-id.tsx';
import { type LedgerAccount, purposeText } from '../ledger-text.ts';
import { AccountLink } from './account-link.tsx';
import { accountListQuery } from './account-list.query.ts';
import { UnreadNotice } from './unread-notice.tsx';

export interface AccountsPanelProps {
  /** Without a user it is the house. */
  userId: string | undefined;
  /** Missing for those who may not propose, and for the house. */
  onPropose: (() => void) | undefined;
}

export function AccountsPanel({ userId, onPropose }: AccountsPanelProps) {
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery(accountListQuery(userId));
  const needed = reasonNeeded(error);
  return (
    <Panel
      id="accounts"
      title={userId === undefined ? 'Accounts of the house' : 'Accounts of a customer'}
      note={
        userId !== undefined && (
          <>
            <CopiedId id={userId} name="Copy the user id" /> <CustomerLink userId={userId} reason="audit" />
          </>
        )
      }
      state={onPropose && <Button onClick={onPropose}>Propose a correction</Button>}
    >
      {needed ? (
        <ViewReasonForm
          viewsLeft={needed.viewsLeft}
          isBusy={isFetching}
          onReason={(reason) => void client.prefetchQuery(accountListQuery(userId, reason))}
        />
      ) : data ? (
        <AccountTable accounts={data.accounts} viewsLeft={data.viewsLeft} />
      ) : (
        <UnreadNotice error={error} />
      )}
    </Panel>
  );
}

function AccountTable({ accounts, viewsLeft }: { accounts: readonly LedgerAccount[]; viewsLeft: number | null }) {
  const [isAll, setIsAll] = useState(false);
  const shown = accounts.filter(({ balance }) => isAll || balance !== '0');
  return (
    <>
      <CardTable
        caption="Accounts with their balances"
        columns={columns}
        rows={shown}
        keyOf={({ accountId }) => accountId}
        emptyText={accounts.length === 0 ? 'This customer has never had any coins.' : 'All of them are empty.'}
      />
      <EmptyAccounts hidden={accounts.length - shown.length} isAll={isAll} onChange={setIsAll} />
      {viewsLeft !== null && <p className="border-t border-line px-4 py-3 text-13 text-ink-soft tablet:px-5">{viewsLeftText(viewsLeft)}</p>}
    </>
  );
}

const columns: Column<LedgerAccount>[] = [
  { name: 'Account', cell: ({ accountId }) => <AccountLink accountId={accountId} /> },
  { name: 'Coin', cell: ({ coin }) => coin },
  { name: 'What for', cell: ({ purpose }) => purposeText(purpose), onCard: 'half' },
  { name: 'Balance', cell: ({ balance, coin }) => <CoinAmount amount={balance} coin={coin} />, isAtEnd: true, onCard: 'half' },
];

interface EmptyAccountsProps {
  hidden: number;
  isAll: boolean;
  onChange: (isAll: boolean) => void;
}

function EmptyAccounts({ hidden, isAll, onChange }: EmptyAccountsProps) {
  if (hidden === 0 && !isAll) return null;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 border-t border-line px-4 text-13 tablet:px-5">
      <input type="checkbox" className="size-4.5 accent-brand" checked={isAll} onChange={(event) => onChange(event.target.checked)} />
      Show empty accounts too{hidden > 0 && `, ${hidden} are hidden`}
    </label>
  );
}
