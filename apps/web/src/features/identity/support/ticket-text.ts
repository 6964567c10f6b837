import type { TicketTopic } from '@peerbourse/rules/support/ticket-limits';
import type { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import type { ComponentProps } from 'react';
import type { TextKey } from '#base/i18n/text-keys.ts';
import type { OwnTicket } from '#queries/support/my-tickets.query.ts';

export const topicKeys: Record<TicketTopic, TextKey<'support'>> = {
  'p2p-order': 'topic_p2p_order',
  assets: 'topic_assets',
  verification: 'topic_verification',
  security: 'topic_security',
  other: 'topic_other',
};

export const stateTexts: Record<OwnTicket['state'], { key: TextKey<'support'>; tone: ComponentProps<typeof StatusTag>['tone'] }> = {
  waiting: { key: 'state_waiting', tone: 'info' },
  answered: { key: 'state_answered', tone: 'success' },
  closed: { key: 'state_closed', tone: 'quiet' },
};
