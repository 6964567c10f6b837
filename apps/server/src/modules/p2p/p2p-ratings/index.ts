export { rateOrder } from './rate-order.ts';
