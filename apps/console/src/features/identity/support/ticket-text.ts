import type { Tone } from '#parts/tone.ts';
import type { QueuedTicket, TicketState } from './ticket-desk.query.ts';

export const topicText: Record<QueuedTicket['topic'], string> = {
  'p2p-order': 'P2P order',
  assets: 'Assets and transfers',
  verification: 'Identity verification',
  security: 'Login and security',
  other: 'Something else',
};

export const stateText: Record<TicketState, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'watch' },
  answered: { label: 'Answered', tone: 'good' },
  closed: { label: 'Closed', tone: 'quiet' },
};
