import type { KeyUses } from '#platform/encrypted-columns.ts';
import { documentMarks, numberPurpose } from './document-mark.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'verification_cases',
      column: 'document_number',
      purpose: numberPurpose,
      key: 'case_no',
      reads: ['country', 'document_type'],
      about: ({ case_no: caseNo = '' }) => caseNo,
      alongside: async ({ country = '', document_type: documentType = '' }, plain, keys) => ({
        document_mark: documentMarks(keys, { country, documentType, documentNumber: plain.toString() })[0],
      }),
    },
  ],
};
