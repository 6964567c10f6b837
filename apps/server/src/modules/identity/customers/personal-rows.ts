import type { PersonalRows } from '#platform/personal-rows.ts';
import { eraseNotes } from './note.table.ts';

/** What staff wrote about somebody goes with the account; that they wrote it stays in the audit log. */
export const personalRows: PersonalRows = { erase: eraseNotes };
