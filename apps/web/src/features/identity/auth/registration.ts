import { mayRegisterFrom } from '@peerbourse/rules/registration-countries';
import { isSixDigitCode } from '@peerbourse/rules/verification';
import type { MarketingCodes } from '#base/lib/marketing-codes.ts';
import { type Contact, codeTargetOf, contactProblem } from './fields/contact.ts';
import { isGoodPassword } from './fields/password-rules.ts';

/** What the form holds. */
export interface Registration {
  contact: Contact;
  code: string;
  password: string;
  /** Where the person lives; empty until it is chosen. */
  country: string;
  invitationCode: string;
  hasAccepted: boolean;
}

export const registrationFields = ['country', 'contact', 'code', 'password', 'invitationCode', 'terms'] as const;
export type RegistrationField = (typeof registrationFields)[number];

export type RegistrationProblem =
  | NonNullable<ReturnType<typeof contactProblem>>
  | 'problem_country'
  | 'problem_country_closed'
  | 'problem_code'
  | 'problem_password_rules'
  | 'problem_terms';

type Found = Partial<Record<RegistrationField, RegistrationProblem | undefined>>;

/** Everything that is wrong, by field. The countries that are closed are refused here and by the server. */
export function registrationProblems({ contact, code, password, country, hasAccepted }: Registration, dialCode: string): Found {
  return {
    ...placeProblems(country, contact),
    contact: contactProblem(contact, dialCode),
    code: isSixDigitCode(code) ? undefined : 'problem_code',
    password: isGoodPassword(password) ? undefined : 'problem_password_rules',
    terms: hasAccepted ? undefined : 'problem_terms',
  };
}

/** Asked before a code is sent, too: nobody should type one for nothing. */
export function contactProblems({ contact, country }: Registration, dialCode: string): Found {
  return { ...placeProblems(country, contact), contact: contactProblem(contact, dialCode) };
}

function placeProblems(country: string, contact: Contact): Found {
  if (country === '') return { country: 'problem_country' };
  const places = contact.kind === 'phone' ? [country, contact.country] : [country];
  return { country: places.every(mayRegisterFrom) ? undefined : 'problem_country_closed' };
}

/** The address or number that was typed on the home page; it came with the step to this page. */
export function handedContact(state: unknown): string {
  const { contact } = (state ?? {}) as { contact?: unknown };
  return typeof contact === 'string' ? contact.slice(0, 254) : '';
}

/** What both ways of registering send besides the contact itself. */
export function registrationInput({ code, password, country, invitationCode }: Registration, marketing: MarketingCodes) {
  const invitation = invitationCode.trim();
  return {
    code,
    password,
    country,
    ...(invitation === '' ? {} : { invitationCode: invitation }),
    ...(Object.keys(marketing).length === 0 ? {} : { marketing }),
  };
}

export function codeAsk({ contact }: Registration, dialCode: string) {
  return { purpose: 'register' as const, ...codeTargetOf(contact, dialCode) };
}
