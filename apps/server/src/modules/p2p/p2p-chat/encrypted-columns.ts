import type { KeyUses } from '#platform/encrypted-columns.ts';
import { aboutMessage, textPurpose } from './message-text.ts';
import { replyPurpose } from './replies/reply-text.ts';
import { reportPurpose } from './reports/report-text.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'p2p_chat_messages',
      column: 'closed_text',
      purpose: textPurpose,
      key: 'id',
      reads: ['order_no', 'sender', 'client_id'],
      about: ({ order_no: orderNo = '', sender = '', client_id: clientId = '' }) => aboutMessage(orderNo, sender, clientId),
    },
    {
      table: 'p2p_chat_replies',
      column: 'closed_text',
      purpose: replyPurpose,
      key: 'reply_no',
      about: ({ reply_no: replyNo = '' }) => replyNo,
    },
    {
      table: 'p2p_chat_reports',
      column: 'closed_text',
      purpose: reportPurpose,
      key: 'id',
      reads: ['report_no'],
      about: ({ report_no: reportNo = '' }) => reportNo,
    },
  ],
};
