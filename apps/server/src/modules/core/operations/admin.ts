import { messageDelivery as messageDeliveryCall } from '@peerbourse/contract/core/operations/message-delivery';
import { outboxList as outboxListCall } from '@peerbourse/contract/core/operations/outbox-list';
import { overview as overviewCall } from '@peerbourse/contract/core/operations/overview';
import { stuckTimerList as stuckTimerListCall } from '@peerbourse/contract/core/operations/stuck-timer-list';
import { route } from '#platform/http/serve.ts';
import { messageDelivery } from './message-delivery.ts';
import { outboxList } from './outbox-list.ts';
import { overview } from './overview.ts';
import { stuckTimerList } from './stuck-timer-list.ts';

export const routes = [
  route(overviewCall, overview),
  route(stuckTimerListCall, stuckTimerList),
  route(outboxListCall, outboxList),
  route(messageDeliveryCall, messageDelivery),
];
