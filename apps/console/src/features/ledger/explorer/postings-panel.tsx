import type { LedgerPosting } from '@peerbourse/contract/ledger/ledger.shape';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { CoinAmount } from '../coin-amount.tsx';
import { CopiedId } from '../copied-id.tsx';
import { fragmentOf } from '../ledger-address.ts';
import { AccountFacts } from './account-facts.tsx';
import { postingListQuery } from './posting-list.query.ts';
import { UnreadNotice } from './unread-notice.tsx';

/** The postings of one account, newest first. */
export function PostingsPanel({ accountId }: { accountId: string }) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(postingListQuery(accountId));
  const postings = data?.pages.flatMap((page) => page.postings);
  return (
    <Panel id="postings" title={`Account ${accountId}`} note="postings, newest first">
      {postings ? (
        <>
          <AccountFacts accountId={accountId} userId={postings[0]?.userId ?? null} />
          <CardTable
            caption="Postings of the account"
            columns={columns}
            rows={postings}
            keyOf={({ postingId }) => postingId}
            emptyWords="Nothing was ever posted here."
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

const columns: Column<LedgerPosting>[] = [
  { name: 'When (UTC)', cell: ({ at }) => <MomentText at={at} /> },
  { name: 'Kind', cell: ({ kind }) => kind },
  { name: 'Amount', cell: ({ amount, coin }) => <CoinAmount amount={amount} coin={coin} isMove />, isAtEnd: true, onCard: 'line' },
  {
    name: 'Balance after',
    isAtEnd: true,
    onCard: 'line',
    cell: ({ balanceAfter, coin }) =>
      balanceAfter === null ? <span className="text-ink-faint">a sum</span> : <CoinAmount amount={balanceAfter} coin={coin} />,
  },
  { name: 'Part', cell: ({ subKey }) => <Optional text={subKey} />, onCard: 'line' },
  { name: 'Reference', cell: ({ reference }) => <Optional text={reference} />, onCard: 'line' },
  {
    name: 'Journal',
    onCard: 'line',
    cell: ({ journalId }) => (
      <CopiedId id={journalId} name="Copy the journal id" href={fragmentOf({ page: 'journal', journal: journalId })} isShort />
    ),
  },
];

function Optional({ text }: { text: string }) {
  return text === '' ? <span className="text-ink-faint">none</span> : <span className="break-all">{text}</span>;
}
