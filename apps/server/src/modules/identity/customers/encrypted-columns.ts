import type { KeyUses } from '#platform/encrypted-columns.ts';
import { notePurpose } from './note-text.ts';

export const keyUses: KeyUses = {
  encrypted: [
    {
      table: 'customers_notes',
      column: 'closed_text',
      purpose: notePurpose,
      key: 'id',
      reads: ['note_no'],
      about: ({ note_no: noteNo = '' }) => noteNo,
    },
  ],
};
