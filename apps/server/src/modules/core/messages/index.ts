export { deliveriesOfLastHour, latestFailures, waitingMessages } from './delivery.table.ts';
export type { TemplateName, ValuesOf } from './message-templates.ts';
export { readProviderState } from './providers/provider-slots.ts';
export {
  deleteSubscriptionsOf as forgetPushDevices,
  handlesOf as pushDevicesOf,
  readPublicKey as pushKeyOf,
} from './push/subscription.table.ts';
export { forgetSubscription, keepSubscription } from './push/subscriptions.ts';
export { sendMessage } from './send-message.ts';
export { takeTelegramCode } from './take-telegram-code.ts';
