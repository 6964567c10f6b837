import type { KeyUses } from '#platform/encrypted-columns.ts';
import { caseNotePurpose } from './case-note-text.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'work_notes',
      column: 'closed_text',
      purpose: caseNotePurpose,
      key: 'id',
      reads: ['note_no'],
      about: ({ note_no: noteNo = '' }) => noteNo,
    },
  ],
};
