import type { WebhookEventType } from '@peerbourse/rules/webhooks/event-names';
import type { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import type { ComponentProps } from 'react';
import type { TextKey } from '#base/i18n/text-keys.ts';
import type { Delivery } from '#queries/webhooks/delivery-list.query.ts';
import type { Endpoint } from '#queries/webhooks/endpoint-list.query.ts';

type Key = TextKey<'webhooks'>;

export const eventKeys: Readonly<Record<Delivery['type'], Key>> = {
  'p2p.order.changed': 'event_order',
  'p2p.appeal.changed': 'event_appeal',
  'p2p.chat.message': 'event_chat',
  'p2p.ad.changed': 'event_ad',
  'balance.changed': 'event_balance',
  'transfer.completed': 'event_transfer',
  'correction.posted': 'event_correction',
  'webhook.test': 'event_test',
} satisfies Record<WebhookEventType | 'webhook.test', Key>;

interface StateText {
  key: Key;
  tone: ComponentProps<typeof StatusTag>['tone'];
}

export const stateTexts: Readonly<Record<Endpoint['state'], StateText>> = {
  on: { key: 'on', tone: 'success' },
  paused: { key: 'paused', tone: 'quiet' },
  off: { key: 'off', tone: 'error' },
};

export function deliveryState({ deliveredAt, outcome }: Pick<Delivery, 'deliveredAt' | 'outcome'>): StateText {
  if (deliveredAt !== null) return { key: 'delivered', tone: 'success' };
  return outcome === null ? { key: 'sending', tone: 'quiet' } : { key: 'failed', tone: 'error' };
}
