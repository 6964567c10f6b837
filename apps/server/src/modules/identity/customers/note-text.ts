import type { Keys } from '#platform/keys.ts';

export const notePurpose = 'customers-notes';

/** Tied to its number: it cannot be moved to another note. */
export function closeNote(keys: Keys, text: string, noteNo: string): string {
  return keys.encrypt(notePurpose, text, noteNo);
}

export function openNote(keys: Keys, closed: string, noteNo: string): string {
  return keys.decrypt(notePurpose, closed, noteNo).toString();
}
