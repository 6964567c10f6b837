import { caseEvents } from '@peerbourse/rules/p2p-appeals/case-events';
import { orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { orderCommands } from '@peerbourse/rules/p2p-orders/transitions';
import { testEventType, type WebhookEventType } from '@peerbourse/rules/webhooks/event-names';
import * as z from 'zod/mini';
import { adNo, orderNo } from './ids.ts';
import { coinCode, entryKinds } from './money/assets/asset.shape.ts';
import { moment } from './wire.ts';

const orderStates = Object.keys(orderStatus) as Array<keyof typeof orderStatus>;
const moved = z.object({ coins: z.array(coinCode), kind: z.enum(entryKinds) });

interface EventDescription {
  summary: string;
  data: z.ZodMiniType;
  example: unknown;
}

const order = '104857600123456789';

/**
 * Everything that a webhook can say. Events carry numbers and states, nothing about other people: whoever wants to know more asks with
 * the number. What is sent is checked with these schemas.
 */
export const webhookEvents = {
  'p2p.order.changed': {
    summary: 'An own order was placed, or went a step on',
    data: z.object({
      orderNo,
      state: z.enum(orderStates),
      /** Grows with each step. */
      version: z.int(),
      /** What happened, by the table of transitions. */
      code: z.enum(['place-order', ...orderCommands]),
    }),
    example: { orderNo: order, state: 'release', version: 2, code: 'confirm-paid' },
  },
  'p2p.appeal.changed': {
    summary: 'Something happened inside the appeal of an own order, or inside a claim on it',
    data: z.object({ orderNo, code: z.enum(caseEvents) }),
    example: { orderNo: order, code: 'ask-buyer' },
  },
  'p2p.chat.message': {
    summary: 'There is an unread message in the chat of an own order; the list of messages has its words',
    data: z.object({ orderNo, seq: z.int(), unread: z.int() }),
    example: { orderNo: order, seq: 7, unread: 1 },
  },
  'p2p.ad.changed': {
    summary: 'An own ad was published, or its state or visibility changed',
    data: z.object({
      adNo,
      version: z.int(),
      state: z.enum(['online', 'offline', 'editing', 'completed', 'deleted']),
      /** Found by its code or link alone. */
      isHidden: z.boolean(),
      /** Why the exchange does not list it. */
      hiddenReasons: z.array(z.string()),
    }),
    example: { adNo: order, version: 3, state: 'online', isHidden: false, hiddenReasons: ['price_band'] },
  },
  'balance.changed': {
    summary: 'Coins of the account moved, for whatever reason',
    data: moved,
    example: { coins: ['USDT'], kind: 'p2p' },
  },
  'transfer.completed': {
    summary: 'Coins were transferred between own wallets; balance.changed says so too',
    data: moved,
    example: { coins: ['USDT'], kind: 'transfer' },
  },
  'correction.posted': {
    summary: 'Two members of staff corrected a balance; balance.changed says so too',
    data: moved,
    example: { coins: ['USDT'], kind: 'credit' },
  },
  [testEventType]: {
    summary: 'Its owner tries an address out',
    data: z.object({ sentAt: moment }),
    example: { sentAt: '2026-11-16T09:30:00Z' },
  },
} as const satisfies Record<WebhookEventType | typeof testEventType, EventDescription>;

export type AnyWebhookEvent = keyof typeof webhookEvents;

/** The body of a request, as Standard Webhooks has it. */
export function webhookBody(type: AnyWebhookEvent) {
  return z.object({ type: z.literal(type), timestamp: moment, data: webhookEvents[type].data });
}
