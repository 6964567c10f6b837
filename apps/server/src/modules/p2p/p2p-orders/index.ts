export { type ChainedOrder, chainedOrderOf } from './chained-order.table.ts';
export { orderInChat } from './order-in-chat.ts';
