import type { Keys } from '#platform/keys.ts';
import type { NoteRow } from './note.table.ts';
import { openNote } from './note-text.ts';

export function noteView(keys: Keys, { noteNo, staffName, closedText, writtenAt }: NoteRow) {
  return { noteNo, staffName, text: openNote(keys, closedText, noteNo), at: writtenAt.toISOString() };
}
