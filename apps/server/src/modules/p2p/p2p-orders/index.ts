export { type ChainedOrder, chainedOrderOf } from './chained-order.table.ts';
export { acceptOrder } from './commands/accept-order.ts';
export { answerCancelRequest } from './commands/answer-cancel-request.ts';
export { confirmPaid } from './commands/confirm-paid.ts';
export { releaseCoins } from './commands/release-coins.ts';
export { orderDetail } from './order-detail.ts';
export { orderInChat } from './order-in-chat.ts';
export { placeOrder } from './place-order.ts';
export { type RateableOrder, rateableOrder } from './rateable-order.ts';
