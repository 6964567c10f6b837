import { emailProblem } from '@peerbourse/rules/email';
import { longestPhone, phoneProblem } from '@peerbourse/rules/phone';
import { isEmailName } from '@peerbourse/rules/username';

export type ContactKind = 'email' | 'phone';

/** How somebody can be reached, as it was typed. */
export interface Contact {
  kind: ContactKind;
  text: string;
  /** Of a phone number: the country whose dial code comes before it. */
  country: string;
}

export type ContactProblem = 'problem_email' | 'problem_phone' | 'problem_phone_country';

/** What is typed decides: an address has an @, a number has digits only. Until that shows, the chosen kind stays. */
export function kindOf(text: string, chosen: ContactKind): ContactKind {
  if (isEmailName(text)) return 'email';
  return /^\+?[\d ()-]{5,}$/.test(text) ? 'phone' : chosen;
}

export function contactProblem({ kind, text }: Contact, dialCode: string): ContactProblem | undefined {
  if (kind === 'email') return emailProblem(text.trim()) ? 'problem_email' : undefined;
  const problem = phoneProblem(phoneDigits(text), dialCode);
  if (problem === 'not-of-this-country') return 'problem_phone_country';
  return problem || phoneDigits(text).length > longestPhone ? 'problem_phone' : undefined;
}

/** People write numbers in groups; the groups mean nothing. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/[\s()-]/g, '');
}

/** The name that the server knows: an address, or a number with its dial code beside it. */
export function loginNameOf({ kind, text }: Contact, dialCode: string): { username: string; dialCode?: string } {
  return kind === 'email' ? { username: text.trim() } : { username: phoneDigits(text), dialCode };
}

/** Where a code can be sent. */
export function codeTargetOf(contact: Contact, dialCode: string): CodeTarget {
  return contact.kind === 'email'
    ? { channel: 'email', email: contact.text.trim() }
    : { channel: 'mobile', dialCode, phone: phoneDigits(contact.text) };
}

export type CodeTarget = { channel: 'email'; email: string } | { channel: 'mobile'; dialCode: string; phone: string };
