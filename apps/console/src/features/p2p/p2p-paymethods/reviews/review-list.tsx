import { CaseList } from '#desk/case-list.tsx';
import { agoText, secondsSince } from '#parts/age-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { reviewTitle, sharedText } from './method-text.ts';
import type { Review } from './review-queue.query.ts';

export interface ReviewListProps {
  reviews: readonly Review[];
  chosen: string | undefined;
  nowMs: number;
  onChoose: (reviewNo: string) => void;
  /** Missing on the last page. */
  onMore: (() => void) | undefined;
}

export function ReviewList({ reviews, chosen, nowMs, onChoose, onMore }: ReviewListProps) {
  return (
    <CaseList
      label="Shared accounts"
      cases={reviews}
      keyOf={({ reviewNo }) => reviewNo}
      chosen={chosen}
      emptyText="No account is shared without a decision."
      onChoose={onChoose}
      onMore={onMore}
    >
      {(review) => (
        <>
          <span className="flex items-baseline justify-between gap-2">
            <b className="truncate font-semibold">{reviewTitle(review)}</b>
            <span className="shrink-0 text-12 text-ink-soft">
              <MomentText at={review.openedAt}>{agoText(secondsSince(review.openedAt, nowMs))}</MomentText>
            </span>
          </span>
          <span className="figure text-13 text-ink-soft">{review.methods[0]?.account}</span>
          <span className="text-12 text-ink-faint">{sharedText(review)}</span>
        </>
      )}
    </CaseList>
  );
}
