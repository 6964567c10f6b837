import type { Keys } from '#platform/keys.ts';

export const caseNotePurpose = 'work-notes';

/** Tied to its number: it cannot be moved to another note. */
export function closeCaseNote(keys: Keys, text: string, noteNo: string): string {
  return keys.encrypt(caseNotePurpose, text, noteNo);
}

export function openCaseNote(keys: Keys, closed: string, noteNo: string): string {
  return keys.decrypt(caseNotePurpose, closed, noteNo).toString();
}
