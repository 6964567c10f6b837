import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import type { AppealCase } from '#queries/p2p-appeals/order-appeal.query.ts';

/** What every part of a case is given. */
export interface CaseProps {
  appeal: AppealCase;
  side: OrderSide;
  /** Of the other one of the two. */
  name: string;
}
