export type { TemplateName, ValuesOf } from './message-templates.ts';
export { sendMessage } from './send-message.ts';
export { takeTelegramCode } from './take-telegram-code.ts';
