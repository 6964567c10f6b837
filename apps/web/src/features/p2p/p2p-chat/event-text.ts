import type { ChatMessage } from '@peerbourse/contract/p2p/p2p-chat/message.shape';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import type { Speak } from '#base/i18n/texts.tsx';

type OrderEvent = NonNullable<ChatMessage['event']>;
type Snake<Code extends string> = Code extends `${infer Head}-${infer Rest}` ? `${Head}_${Snake<Rest>}` : Code;

/** What happened to the order, in the reader's language. */
export function eventText(t: Speak<'p2p-chat'>, { code, status }: OrderEvent): string {
  // To cancel an order that is paid only asks the seller.
  if (code === 'cancel-order' && status === orderStatus.release) return t('event_ask_cancel_buyer');
  return t(`event_${code.replaceAll('-', '_') as Snake<OrderEvent['code']>}`);
}
