import type { KeyUses } from '#platform/encrypted-columns.ts';
import { requestPurpose, statementPurpose } from './case-words.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'p2p_appeals_statements',
      column: 'closed_text',
      purpose: statementPurpose,
      key: 'id',
      reads: ['statement_no'],
      about: ({ statement_no: statementNo = '' }) => statementNo,
    },
    {
      table: 'p2p_appeals_requests',
      column: 'closed_text',
      purpose: requestPurpose,
      key: 'id',
      reads: ['request_no'],
      about: ({ request_no: requestNo = '' }) => requestNo,
    },
  ],
};
