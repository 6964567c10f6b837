import type { Keys } from '#platform/keys.ts';

export const answerPurpose = 'risk-answers';

/** Tied to its request: it cannot be put into another one. */
export function closeAnswer(keys: Keys, text: string, requestNo: string): string {
  return keys.encrypt(answerPurpose, text, requestNo);
}

export function openAnswer(keys: Keys, closed: string, requestNo: string): string {
  return keys.decrypt(answerPurpose, closed, requestNo).toString();
}
