export { messageText } from './message-text.ts';
