import { emailProblem } from '@peerbourse/rules/email';
import { phoneProblem } from '@peerbourse/rules/phone';

export type ContactKind = 'email' | 'mobile';

/** What somebody has typed so far. */
export interface ContactDraft {
  email: string;
  dialCode: string;
  phone: string;
}

export const emptyContact: ContactDraft = { email: '', dialCode: '', phone: '' };

/** The contact as calls want it; nothing while it cannot be one. */
export function contactOf(kind: ContactKind, { email, dialCode, phone }: ContactDraft) {
  if (kind === 'email') return emailProblem(email) === undefined ? { email } : undefined;
  return dialCode !== '' && phoneProblem(phone, dialCode) === undefined ? { dialCode, phone } : undefined;
}
