export { orderInChat } from './order-in-chat.ts';
