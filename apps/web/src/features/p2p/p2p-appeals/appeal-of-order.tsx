import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { OpenCase } from './open-case.tsx';
import { ProblemSection } from './problem-section.tsx';

interface AppealOfOrderProps {
  order: OrderDetail;
  /** Of the other one of the two. */
  name: string;
}

/** The way to an appeal while an order is paid, and the case once there is one. */
export function AppealOfOrder({ order, name }: AppealOfOrderProps) {
  if (order.orderStatus === orderStatus.appeal) return <OpenCase order={order} name={name} />;
  return order.commands.includes('open-appeal') ? <ProblemSection order={order} /> : null;
}
