import type { KeyUses } from '#platform/encrypted-columns.ts';
import { aboutMessage, messagePurpose, subjectPurpose } from './ticket-text.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'support_tickets',
      column: 'closed_subject',
      purpose: subjectPurpose,
      key: 'id',
      reads: ['ticket_no'],
      about: ({ ticket_no: ticketNo = '' }) => ticketNo,
    },
    {
      table: 'support_messages',
      column: 'closed_text',
      purpose: messagePurpose,
      key: 'id',
      reads: ['ticket_no', 'seq'],
      about: ({ ticket_no: ticketNo = '', seq = '' }) => aboutMessage(ticketNo, seq),
    },
  ],
};
