import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { lazy, Suspense } from 'react';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { OpenCase } from './open-case.tsx';
import { ProblemSection } from './problem-section.tsx';

/** Few look for something wrong in an order that is over. */
const ClaimOfOrder = lazy(async () => ({ default: (await import('./claims/claim-of-order.tsx')).ClaimOfOrder }));

interface AppealOfOrderProps {
  order: OrderDetail;
  /** Of the other one of the two. */
  name: string;
}

/** The way to an appeal while an order is paid, to a claim once it is over, and the case where there is one. */
export function AppealOfOrder({ order, name }: AppealOfOrderProps) {
  if (order.orderStatus === orderStatus.appeal) return <OpenCase order={order} name={name} />;
  if (order.claimTimestamp !== null && order.orderStatus > orderStatus.appeal)
    return (
      <Suspense>
        <ClaimOfOrder order={order} name={name} />
      </Suspense>
    );
  return order.commands.includes('open-appeal') ? <ProblemSection order={order} /> : null;
}
