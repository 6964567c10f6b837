import type { ReactNode } from 'react';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';

/** What the component of every state is given. */
export interface StateProps {
  order: OrderDetail;
  /** The case of an order in appeal, or the way to one; a state that does not place it has it below. */
  appeal?: ReactNode;
}
