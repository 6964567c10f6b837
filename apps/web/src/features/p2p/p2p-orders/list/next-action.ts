import type { OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';

/** What an order waits for, in one word. */
export type NextStep =
  | 'accept'
  | 'await_acceptance'
  | 'pay'
  | 'pay_over'
  | 'await_payment'
  | 'release'
  | 'await_release'
  | 'answer_buyer'
  | 'answer_seller'
  | 'await_answer'
  | 'appeal'
  | 'frozen'
  | 'continue'
  | 'none';

export interface NextAction {
  step: NextStep;
  /** Whether the order waits for the reader, not for somebody else. */
  isMine: boolean;
  /** When something happens by itself if nobody acts; milliseconds by the clock of the server. */
  until: number | null;
}

type Asked = Pick<
  OrderRow,
  'orderStatus' | 'orderType' | 'currencyUserSide' | 'acceptance' | 'cancelRequest' | 'commands' | 'automatic' | 'freeze'
>;

/** Who has to do what, and until when. */
export function nextAction(order: Asked): NextAction {
  const step = stepOf(order);
  return { step, isMine: ownSteps.has(step), until: order.automatic?.at ?? null };
}

const ownSteps: ReadonlySet<NextStep> = new Set(['accept', 'pay', 'release', 'answer_buyer', 'answer_seller']);

function stepOf(order: Asked): NextStep {
  if (order.freeze) return 'frozen';
  const isBuyer = order.currencyUserSide === 'buy';
  if (order.orderStatus === orderStatus.payment) return paymentStep(order, isBuyer);
  if (order.orderStatus === orderStatus.release) return releaseStep(order, isBuyer);
  if (order.orderStatus === orderStatus.appeal) return 'appeal';
  return order.commands.includes('continue-order') ? 'continue' : 'none';
}

function paymentStep({ acceptance, orderType, currencyUserSide, commands }: Asked, isBuyer: boolean): NextStep {
  if (acceptance === 'waiting') return orderType === currencyUserSide ? 'accept' : 'await_acceptance';
  if (!isBuyer) return 'await_payment';
  // Between the deadline and the cancellation there is nothing left to do.
  return commands.includes('confirm-paid') ? 'pay' : 'pay_over';
}

function releaseStep({ cancelRequest }: Asked, isBuyer: boolean): NextStep {
  if (cancelRequest === 'none') return isBuyer ? 'await_release' : 'release';
  if ((cancelRequest === 'buyer') === isBuyer) return 'await_answer';
  return cancelRequest === 'buyer' ? 'answer_buyer' : 'answer_seller';
}
