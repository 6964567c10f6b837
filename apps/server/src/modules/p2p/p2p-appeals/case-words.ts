import { createHash } from 'node:crypto';
import type { Keys } from '#platform/keys.ts';

export const statementPurpose = 'p2p-appeals-statements';
export const requestPurpose = 'p2p-appeals-requests';

/** Words are tied to their number: they cannot be put into another statement. */
export function closeStatement(keys: Keys, text: string, statementNo: string): string {
  return keys.encrypt(statementPurpose, text, statementNo);
}

export function openStatement(keys: Keys, closed: string, statementNo: string): string {
  return keys.decrypt(statementPurpose, closed, statementNo).toString();
}

export function closeRequest(keys: Keys, text: string, requestNo: string): string {
  return keys.encrypt(requestPurpose, text, requestNo);
}

export function openRequest(keys: Keys, closed: string, requestNo: string): string {
  return keys.decrypt(requestPurpose, closed, requestNo).toString();
}

/** What the chain of the order keeps of words, so that nobody can exchange them later. */
export function wordsHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
