import { p2pFragment } from '#desk/p2p-address.ts';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { methodStateText, reviewTitle, sharedText } from './method-text.ts';
import type { Review, SharedMethod } from './review-queue.query.ts';

export interface ReviewPanelProps {
  review: Review;
  /** What is marked to be disabled; nothing can be marked without `onToggle`. */
  marked: ReadonlySet<string>;
  onToggle: ((userPaymethodId: string) => void) | undefined;
}

/** Everybody who has saved the account, beside each other. */
export function ReviewPanel({ review, marked, onToggle }: ReviewPanelProps) {
  return (
    <Panel id="review" title={reviewTitle(review)} note={sharedText(review)}>
      <CardTable
        caption="People who have saved this account"
        columns={onToggle ? [...columns, markColumn(marked, onToggle)] : columns}
        rows={review.methods}
        keyOf={({ userPaymethodId }) => userPaymethodId}
        emptyText="Nobody has saved it any more."
      />
    </Panel>
  );
}

const columns: Column<SharedMethod>[] = [
  {
    name: 'User',
    cell: ({ userId }) => (
      <a href={p2pFragment('traders', userId)} className="figure text-brand underline underline-offset-3 hover:no-underline">
        {userId}
      </a>
    ),
  },
  { name: 'Holder', cell: ({ holderName }) => holderName, onCard: 'half' },
  {
    name: 'Account',
    onCard: 'half',
    cell: ({ paymethodName, fiatCode, account }) => (
      <>
        <span className="figure">{account}</span>
        <span className="block text-12 text-ink-soft">
          {paymethodName}, {fiatCode}
        </span>
      </>
    ),
  },
  { name: 'State', cell: ({ state }) => <StateTag {...methodStateText[state]} />, onCard: 'half' },
  { name: 'Saved (UTC)', cell: ({ createdAt }) => <MomentText at={createdAt} />, onCard: 'half' },
];

function markColumn(marked: ReadonlySet<string>, onToggle: (userPaymethodId: string) => void): Column<SharedMethod> {
  return {
    name: 'Disable',
    isAtEnd: true,
    onCard: 'line',
    className: 'tablet:py-1!',
    cell: ({ userPaymethodId, userId }) => (
      <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-13 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-brand"
          aria-label={`Disable the account of ${userId}`}
          checked={marked.has(userPaymethodId)}
          onChange={() => onToggle(userPaymethodId)}
        />
        <span aria-hidden="true">Disable</span>
      </label>
    ),
  };
}
