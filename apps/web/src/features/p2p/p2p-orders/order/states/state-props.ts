import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';

/** What the component of every state is given. */
export interface StateProps {
  order: OrderDetail;
}
