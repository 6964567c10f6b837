import type { LedgerPosting } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { CoinAmount } from '../coin-amount.tsx';
import { CopiedId } from '../copied-id.tsx';
import { purposeText } from '../ledger-text.ts';
import { AccountLink } from './account-link.tsx';
import { BalanceAfter } from './balance-after.tsx';
import { FactList } from './fact-list.tsx';
import { type Journal, journalDetailQuery } from './journal-detail.query.ts';
import { journalSums } from './journal-sums.ts';
import { OwnerLink } from './owner-link.tsx';
import { UnreadNotice } from './unread-notice.tsx';

/** One act with everything that it moved. */
export function JournalPanel({ name }: { name: string }) {
  const client = useQueryClient();
  const { data: journal, error, isFetching } = useQuery(journalDetailQuery(name));
  const needed = reasonNeeded(error);
  if (needed || !journal) {
    return (
      <Panel id="journal" title="Journal" note={name}>
        {needed ? (
          <ViewReasonForm
            viewsLeft={needed.viewsLeft}
            isBusy={isFetching}
            onReason={(reason) => void client.prefetchQuery(journalDetailQuery(name, reason))}
          />
        ) : (
          <UnreadNotice error={error} />
        )}
      </Panel>
    );
  }
  const sums = journalSums(journal.postings);
  const isBalanced = journal.postings.length > 0 && sums.every(({ sum }) => sum === '0');
  return (
    <Panel
      id="journal"
      title="Journal"
      note={journal.viewsLeft !== null && viewsLeftText(journal.viewsLeft)}
      state={<StateTag tone={isBalanced ? 'good' : 'bad'} label={isBalanced ? 'balanced' : 'not balanced'} />}
    >
      <JournalFacts journal={journal} />
      <CardTable
        caption="Postings of the journal"
        columns={columns}
        rows={journal.postings}
        keyOf={({ postingId }) => postingId}
        emptyText="This journal has no postings. That must not be: look at the reconciliation."
      />
      <SumLines sums={sums} />
    </Panel>
  );
}

function JournalFacts({ journal: { journalId, key, reference, at, kind } }: { journal: Journal }) {
  const facts: ReadonlyArray<readonly [name: string, value: ReactNode]> = [
    ['Id', <CopiedId key="id" id={journalId} name="Copy the journal id" />],
    ['Key', <CopiedId key="key" id={key} name="Copy the key of the journal" />],
    ['Kind', kind],
    ['When (UTC)', <MomentText key="at" at={at} />],
    ['Reference', reference === '' ? 'none' : <CopiedId key="reference" id={reference} name="Copy the reference" />],
  ];
  return <FactList facts={facts} />;
}

const columns: Column<LedgerPosting>[] = [
  { name: 'Account', cell: ({ accountId }) => <AccountLink accountId={accountId} /> },
  { name: 'Owner', cell: ({ userId }) => <OwnerLink userId={userId} />, onCard: 'line' },
  { name: 'What for', cell: ({ purpose, subKey }) => <Place purpose={purpose} subKey={subKey} />, onCard: 'half' },
  { name: 'Amount', cell: ({ amount, coin }) => <CoinAmount amount={amount} coin={coin} isMove />, isAtEnd: true, onCard: 'half' },
  {
    name: 'Balance after',
    isAtEnd: true,
    onCard: 'half',
    cell: ({ balanceAfter, coin }) => <BalanceAfter balance={balanceAfter} coin={coin} />,
  },
  {
    name: 'Posting',
    isAtEnd: true,
    onCard: 'half',
    cell: ({ postingId }) => <CopiedId id={postingId} name={`Copy the posting id ${postingId}`} />,
  },
];

function Place({ purpose, subKey }: { purpose: string; subKey: string }) {
  return (
    <>
      {purposeText(purpose)}
      {subKey !== '' && <span className="block text-12 break-all text-ink-faint">{subKey}</span>}
    </>
  );
}

/** Coins only move, so each line is 0; another figure is loud. */
function SumLines({ sums }: { sums: ReturnType<typeof journalSums> }) {
  return (
    <dl className="grid gap-1 border-t border-line px-4 py-3 text-13 tablet:px-5">
      {sums.map(({ coin, sum }) => (
        <div key={coin} className="flex flex-wrap items-center gap-x-3">
          <dt className="font-semibold">Sum of {coin}</dt>
          <dd className="flex items-center gap-3">
            <CoinAmount amount={sum} coin={coin} />
            <StateTag tone={sum === '0' ? 'good' : 'bad'} label={sum === '0' ? 'as it must be' : 'must be 0'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
