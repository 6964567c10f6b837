import { claimReasonsOf } from '@peerbourse/rules/p2p-appeals/claim-reasons';
import { lazy, Suspense, useState } from 'react';
import { useServerNow } from '#features/p2p/shared/order-clock.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type AppealCase, orderAppealQuery } from '#queries/p2p-appeals/order-appeal.query.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { useLiveCase } from '../case.live.ts';
import { Case } from '../open-case.tsx';
import { EndedClaim } from './ended-claim.tsx';
import { QuestionSection } from './question-section.tsx';

const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }));

interface ClaimOfOrderProps {
  order: OrderDetail;
  name: string;
}

/** The way to question an order that is over, the claim while it is open, and how it ended. */
export function ClaimOfOrder({ order, name }: ClaimOfOrderProps) {
  useLiveCase(order.orderNo);
  return (
    <QueryBoundary query={orderAppealQuery(order.orderNo)} fallback={null}>
      {({ appeal }) => <Claim order={order} name={name} appeal={appeal} />}
    </QueryBoundary>
  );
}

/** The dialog stays when the claim is there: a picture is asked for right afterwards. */
function Claim({ order, name, appeal }: ClaimOfOrderProps & { appeal: AppealCase | null }) {
  const now = useServerNow();
  const [isAsking, setIsAsking] = useState(false);
  const reasons = order.commands.includes('question-order') ? leftReasons(order, appeal, now) : [];
  const isOpen = appeal !== null && appeal.closed === null;
  return (
    <>
      {isOpen && <Case order={order} name={name} appeal={appeal} />}
      {appeal?.closed && <EndedClaim order={order} name={name} appeal={appeal} />}
      {!isOpen && reasons.length > 0 && <QuestionSection order={order} onAsk={() => setIsAsking(true)} />}
      {isAsking && (
        <Suspense>
          <QuestionDialog order={order} reasons={reasons} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Nobody questions an order twice for one reason, and a ruling is questioned once by whomever. */
function leftReasons(order: OrderDetail, appeal: AppealCase | null, now: number) {
  const { closeReason, closedTimestamp, currencyUserSide } = order;
  const side = currencyUserSide === 'buy' ? 'buyer' : 'seller';
  const isSpent = appeal !== null && (appeal.kind === 'review' || appeal.facts.openedBy === side);
  return claimReasonsOf({ closeReason, closedAt: closedTimestamp }, side, now).filter((reason) => !(isSpent && reason === appeal.reason));
}
