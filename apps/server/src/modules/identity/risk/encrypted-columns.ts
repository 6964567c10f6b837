import type { KeyUses } from '#platform/encrypted-columns.ts';
import { answerPurpose } from './answer-text.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'risk_requests',
      column: 'closed_answer',
      purpose: answerPurpose,
      key: 'id',
      reads: ['request_no'],
      about: ({ request_no: requestNo = '' }) => requestNo,
    },
  ],
};
