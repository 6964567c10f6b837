import { useState } from 'react';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { useStaffAccount } from '#session/staff-session.ts';
import { ResolveDialog } from './resolve-dialog.tsx';
import { ReviewActions } from './review-actions.tsx';
import { reviewKeys } from './review-keys.ts';
import { ReviewPanel } from './review-panel.tsx';
import type { Review } from './review-queue.query.ts';

export interface OpenedReviewProps {
  review: Review;
  onStep: (step: 1 | -1) => void;
  onDone: (message: string) => void;
}

/** One shared account: who has it, which of them to stop, and the decision. */
export function OpenedReview({ review, onStep, onDone }: OpenedReviewProps) {
  const mayAct = useStaffAccount().roles.includes('risk');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [disable, setDisable] = useState<readonly string[]>();

  useDeskKeys(reviewKeys, disable === undefined, (act) => {
    if (act === 'next') onStep(1);
    else if (act === 'previous') onStep(-1);
    else if (mayAct && act === 'allow') setDisable([]);
    else if (mayAct && marked.size > 0) setDisable([...marked]);
  });

  function toggle(userPaymethodId: string) {
    const others = [...marked].filter((each) => each !== userPaymethodId);
    setMarked(new Set(marked.has(userPaymethodId) ? others : [...others, userPaymethodId]));
  }

  return (
    <div className="grid min-w-0 gap-4 min-[1640px]:contents">
      <div className="min-[1640px]:sticky min-[1640px]:top-18 min-[1640px]:order-last">
        <ReviewActions mayAct={mayAct} markedCount={marked.size} onAllow={() => setDisable([])} onDisable={() => setDisable([...marked])} />
      </div>
      <ReviewPanel review={review} marked={marked} onToggle={mayAct ? toggle : undefined} />
      <ResolveDialog
        review={disable === undefined ? undefined : review}
        disable={disable ?? []}
        onClose={() => setDisable(undefined)}
        onDone={onDone}
      />
    </div>
  );
}
