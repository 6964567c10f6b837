import type { Keys } from '#platform/keys.ts';

export const subjectPurpose = 'support-subjects';
export const messagePurpose = 'support-messages';

/** What a text is tied to: it cannot be moved to another ticket or another place in it. */
export const aboutMessage = (ticketNo: string, seq: number | string) => `${ticketNo}/${seq}`;

export function closeSubject(keys: Keys, subject: string, ticketNo: string): string {
  return keys.encrypt(subjectPurpose, subject, ticketNo);
}

export function openSubject(keys: Keys, closed: string, ticketNo: string): string {
  return keys.decrypt(subjectPurpose, closed, ticketNo).toString();
}

export function closeMessage(keys: Keys, text: string, ticketNo: string, seq: number): string {
  return keys.encrypt(messagePurpose, text, aboutMessage(ticketNo, seq));
}

export function openMessage(keys: Keys, closed: string, ticketNo: string, seq: number): string {
  return keys.decrypt(messagePurpose, closed, aboutMessage(ticketNo, seq)).toString();
}
