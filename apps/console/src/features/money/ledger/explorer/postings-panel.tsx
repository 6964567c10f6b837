import type { LedgerPosting } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { viewsLeftText } from '#desk/customers/customer-text.ts';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { CoinAmount } from '../coin-amount.tsx';
import { CopiedId } from '../copied-id.tsx';
import { fragmentOf } from '../ledger-address.ts';
import { maxDecimals } from '../most-decimals.ts';
import { AccountFacts } from './account-facts.tsx';
import { BalanceAfter } from './balance-after.tsx';
import { postingListQuery } from './posting-list.query.ts';
import { UnreadNotice } from './unread-notice.tsx';

/** The postings of one account, newest first. */
export function PostingsPanel({ accountId }: { accountId: string }) {
  const client = useQueryClient();
  const { data, error, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(postingListQuery(accountId));
  const needed = reasonNeeded(error);
  const postings = data?.pages.flatMap((page) => page.postings);
  const viewsLeft = needed ? null : (data?.pages.at(-1)?.viewsLeft ?? null);
  return (
    <Panel
      id="postings"
      title={`Account ${accountId}`}
      note={viewsLeft === null ? 'postings, newest first' : `postings, newest first; ${viewsLeftText(viewsLeft)}`}
    >
      {needed ? (
        <ViewReasonForm
          viewsLeft={needed.viewsLeft}
          isBusy={isFetching}
          onReason={(reason) => void client.prefetchInfiniteQuery(postingListQuery(accountId, reason))}
        />
      ) : postings ? (
        <>
          <AccountFacts accountId={accountId} userId={postings[0]?.userId ?? null} />
          <CardTable
            caption="Postings of the account"
            columns={columns(postings)}
            rows={postings}
            keyOf={({ postingId }) => postingId}
            emptyText="Nothing was ever posted here."
          />
          {error && (
            <div className="border-t border-line p-4">
              <Notice tone="bad">{error.message}</Notice>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 text-13 text-ink-soft tablet:px-5">
            {hasNextPage && (
              <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show older postings
              </Button>
            )}
            <span role="status">{hasNextPage ? `${postings.length} shown, there are older ones` : `All ${postings.length} are shown`}</span>
          </div>
        </>
      ) : (
        <UnreadNotice error={error} />
      )}
    </Panel>
  );
}

function columns(postings: readonly LedgerPosting[]): Column<LedgerPosting>[] {
  const decimals = maxDecimals(postings.flatMap(({ amount, balanceAfter }) => [amount, balanceAfter ?? '0']));
  return [
    { name: 'When (UTC)', cell: ({ at }) => <MomentText at={at} /> },
    { name: 'Kind', cell: ({ kind }) => kind },
    {
      name: 'Amount',
      isAtEnd: true,
      onCard: 'half',
      cell: ({ amount, coin }) => <CoinAmount amount={amount} coin={coin} decimals={decimals} isMove />,
    },
    {
      name: 'Balance after',
      isAtEnd: true,
      onCard: 'half',
      cell: ({ balanceAfter, coin }) => <BalanceAfter balance={balanceAfter} coin={coin} decimals={decimals} />,
    },
    { name: 'Reference', cell: ({ reference, subKey }) => <Reference reference={reference} part={subKey} />, onCard: 'half' },
    {
      name: 'Journal',
      onCard: 'half',
      cell: ({ journalId }) => (
        <CopiedId id={journalId} name="Copy the journal id" href={fragmentOf({ page: 'journal', journal: journalId })} isShort />
      ),
    },
  ];
}

function Reference({ reference, part }: { reference: string; part: string }) {
  return (
    <>
      {reference === '' ? <span className="text-ink-faint">none</span> : <span className="break-all">{reference}</span>}
      {part !== '' && <span className="block text-12 break-all text-ink-soft">part {part}</span>}
    </>
  );
}
