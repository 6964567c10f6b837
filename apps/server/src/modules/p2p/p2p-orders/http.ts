import { checkDoubtfulOrder as checkDoubtfulOrderCall } from '@peerbourse/contract/p2p/p2p-orders/checks/check-doubtful-order';
import { checkPriceChange as checkPriceChangeCall } from '@peerbourse/contract/p2p/p2p-orders/checks/check-price-change';
import { riskHint as riskHintCall } from '@peerbourse/contract/p2p/p2p-orders/checks/risk-hint';
import { acceptOrder as acceptOrderCall } from '@peerbourse/contract/p2p/p2p-orders/commands/accept-order';
import { acknowledgePayment as acknowledgePaymentCall } from '@peerbourse/contract/p2p/p2p-orders/commands/acknowledge-payment';
import { answerCancelRequest as answerCancelRequestCall } from '@peerbourse/contract/p2p/p2p-orders/commands/answer-cancel-request';
import { askCancel as askCancelCall } from '@peerbourse/contract/p2p/p2p-orders/commands/ask-cancel';
import { cancelOrder as cancelOrderCall } from '@peerbourse/contract/p2p/p2p-orders/commands/cancel-order';
import { confirmPaid as confirmPaidCall } from '@peerbourse/contract/p2p/p2p-orders/commands/confirm-paid';
import { continueOrder as continueOrderCall } from '@peerbourse/contract/p2p/p2p-orders/commands/continue-order';
import { extendPayment as extendPaymentCall } from '@peerbourse/contract/p2p/p2p-orders/commands/extend-payment';
import { rejectOrder as rejectOrderCall } from '@peerbourse/contract/p2p/p2p-orders/commands/reject-order';
import { releaseCoins as releaseCoinsCall } from '@peerbourse/contract/p2p/p2p-orders/commands/release-coins';
import { undoPaid as undoPaidCall } from '@peerbourse/contract/p2p/p2p-orders/commands/undo-paid';
import { dayTotals as dayTotalsCall } from '@peerbourse/contract/p2p/p2p-orders/day-totals';
import { exportOrders as exportOrdersCall } from '@peerbourse/contract/p2p/p2p-orders/export-orders';
import { exportQuota as exportQuotaCall } from '@peerbourse/contract/p2p/p2p-orders/export-quota';
import { orderDetail as orderDetailCall } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { orderList as orderListCall } from '@peerbourse/contract/p2p/p2p-orders/order-list';
import { placeOrder as placeOrderCall } from '@peerbourse/contract/p2p/p2p-orders/place-order';
import { route } from '#platform/http/serve.ts';
import { checkDoubtfulOrder } from './checks/check-doubtful-order.ts';
import { checkPriceChange } from './checks/check-price-change.ts';
import { riskHint } from './checks/risk-hint.ts';
import { acceptOrder } from './commands/accept-order.ts';
import { acknowledgePayment } from './commands/acknowledge-payment.ts';
import { answerCancelRequest } from './commands/answer-cancel-request.ts';
import { askCancel } from './commands/ask-cancel.ts';
import { cancelOrder } from './commands/cancel-order.ts';
import { confirmPaid } from './commands/confirm-paid.ts';
import { continueOrder, proveContinuing } from './commands/continue-order.ts';
import { extendPayment } from './commands/extend-payment.ts';
import { rejectOrder } from './commands/reject-order.ts';
import { proveRelease, releaseCoins } from './commands/release-coins.ts';
import { undoPaid } from './commands/undo-paid.ts';
import { exportOrders } from './export/export-orders.ts';
import { exportQuota } from './export/export-quota.ts';
import { orderDetail } from './order-detail.ts';
import { orderList } from './order-list.ts';
import { placeOrder, provePlacing } from './place-order.ts';
import { dayTotals } from './totals/day-totals.ts';

export const routes = [
  route(placeOrderCall, placeOrder, provePlacing),
  route(checkDoubtfulOrderCall, checkDoubtfulOrder),
  route(checkPriceChangeCall, checkPriceChange),
  route(riskHintCall, riskHint),
  route(acceptOrderCall, acceptOrder),
  route(acknowledgePaymentCall, acknowledgePayment),
  route(answerCancelRequestCall, answerCancelRequest),
  route(askCancelCall, askCancel),
  route(cancelOrderCall, cancelOrder),
  route(confirmPaidCall, confirmPaid),
  route(continueOrderCall, continueOrder, proveContinuing),
  route(extendPaymentCall, extendPayment),
  route(orderDetailCall, orderDetail),
  route(orderListCall, orderList),
  route(rejectOrderCall, rejectOrder),
  route(releaseCoinsCall, releaseCoins, proveRelease),
  route(undoPaidCall, undoPaid),
  route(exportOrdersCall, exportOrders),
  route(exportQuotaCall, exportQuota),
  route(dayTotalsCall, dayTotals),
];
