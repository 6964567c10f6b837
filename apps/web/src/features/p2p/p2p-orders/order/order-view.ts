import { type OrderSide, orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';

/** What one side sees in one state of an order. */
export type OrderView =
  | `${'accept' | 'wait_acceptance' | 'cancel_asked' | 'answer_cancel' | 'appeal' | 'completed' | 'cancelled'}_${OrderSide}`
  | 'frozen'
  | 'pay'
  | 'wait_payment'
  | 'wait_release'
  | 'release';

type State = Pick<OrderDetail, 'orderStatus' | 'orderType' | 'currencyUserSide' | 'acceptance' | 'cancelRequest' | 'freeze'>;

/** What the reader does in the order. */
export function sideOf({ currencyUserSide }: Pick<OrderDetail, 'currencyUserSide'>): OrderSide {
  return currencyUserSide === 'buy' ? 'buyer' : 'seller';
}

export function viewOf(order: State): OrderView {
  if (order.freeze) return 'frozen';
  const side = sideOf(order);
  if (order.orderStatus === orderStatus.payment) {
    if (order.acceptance !== 'waiting') return side === 'buyer' ? 'pay' : 'wait_payment';
    return order.orderType === order.currencyUserSide ? `accept_${side}` : `wait_acceptance_${side}`;
  }
  if (order.orderStatus === orderStatus.release) {
    if (order.cancelRequest === 'none') return side === 'buyer' ? 'wait_release' : 'release';
    return order.cancelRequest === side ? `cancel_asked_${side}` : `answer_cancel_${side}`;
  }
  if (order.orderStatus === orderStatus.appeal) return `appeal_${side}`;
  return order.orderStatus === orderStatus.completed ? `completed_${side}` : `cancelled_${side}`;
}

const orderSteps = ['locked', 'accept', 'pay', 'release', 'end'] as const;
type OrderStep = (typeof orderSteps)[number];

/** The steps of this order and the place of the one that is under way; behind the last one when all is done. */
export function stepsOf({ orderStatus: status, acceptance }: Pick<State, 'orderStatus' | 'acceptance'>): {
  steps: OrderStep[];
  current: number;
} {
  const first = acceptance === 'none' ? 'locked' : 'accept';
  const steps: OrderStep[] = [first, 'pay', 'release', 'end'];
  if (acceptance === 'waiting') return { steps, current: 0 };
  if (status === orderStatus.payment) return { steps, current: 1 };
  return { steps, current: status === orderStatus.completed ? steps.length : 2 };
}

/** The other one of the two, with the name that payments are compared with. */
export function otherOf(order: OrderDetail): OrderDetail['buyUserInfo'] {
  return sideOf(order) === 'buyer' ? order.sellUserInfo : order.buyUserInfo;
}

/** The verified name once it may be seen, else the name on the market. */
export function nameOf({ realName, nickName }: OrderDetail['buyUserInfo']): string {
  return realName || nickName;
}

/** What a payment is found by; words in it would only draw the attention of banks. */
export function referenceOf({ orderNo }: Pick<OrderDetail, 'orderNo'>): string {
  return orderNo.slice(-4);
}
