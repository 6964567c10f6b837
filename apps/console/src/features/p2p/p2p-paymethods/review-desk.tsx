import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { p2pFragment } from '#desk/p2p-address.ts';
import { Unread } from '#desk/unread.tsx';
import { useCaseQueue } from '#desk/use-case-queue.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { goTo } from '#shell/use-screen.ts';
import { OpenedReview } from './reviews/opened-review.tsx';
import { reviewKeys } from './reviews/review-keys.ts';
import { ReviewList } from './reviews/review-list.tsx';
import { reviewQueueQuery } from './reviews/review-queue.query.ts';

/** Account numbers in several hands: the oldest first. */
export function ReviewDesk({ reviewNo }: { reviewNo: string }) {
  const client = useQueryClient();
  const query = useInfiniteQuery(reviewQueueQuery);
  const reviews = query.data?.pages.flatMap((page) => page.reviews);
  const { chosen, done, choose, step, conclude } = useCaseQueue({
    rows: reviews,
    nameOf: (review) => review.reviewNo,
    wanted: reviewNo,
    onWant: (name) => goTo(p2pFragment('reviews', name)),
    onDecided: () => void client.invalidateQueries({ queryKey: reviewQueueQuery.queryKey }),
  });
  useDeskKeys(reviewKeys, chosen === undefined, (act) => {
    if (act === 'next' || act === 'previous') step(1);
  });

  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[19rem_minmax(0,1fr)] min-[1640px]:grid-cols-[21rem_minmax(0,1fr)_18rem]">
      <div className="grid gap-4">
        {done && <Notice tone="good">{done}</Notice>}
        <Panel id="reviews" title="Shared accounts" note={query.data && `${query.data.pages[0]?.waiting ?? 0} waiting`}>
          {reviews ? (
            <ReviewList
              reviews={reviews}
              chosen={chosen?.reviewNo}
              nowMs={query.dataUpdatedAt}
              onChoose={choose}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            />
          ) : (
            <Unread error={query.error} onRetry={() => void query.refetch()} />
          )}
        </Panel>
      </div>
      {chosen ? (
        <OpenedReview key={chosen.reviewNo} review={chosen} onStep={step} onDone={conclude} />
      ) : (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          {reviews?.length === 0 ? 'There is nothing to decide.' : 'Choose an account that several people have saved.'}
        </p>
      )}
    </div>
  );
}
