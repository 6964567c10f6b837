import type { RefusalId } from '@peerbourse/contract/refusals';
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

export const registrationSteps = ['account', 'code', 'password'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What each step asks for, in the order of the page. */
export const fieldsOfStep = {
  account: ['contact', 'country'],
  code: ['code'],
  password: ['password', 'invitationCode', 'terms'],
} as const;

export type RegistrationField = (typeof fieldsOfStep)[RegistrationStep][number];
export const registrationFields: readonly RegistrationField[] = registrationSteps.flatMap((step) => [...fieldsOfStep[step]]);

/** Where a refusal has to be put right. That the account exists belongs to the contact, though a banner says it with a way on. */
export const fieldOfRefusal: Partial<Record<RefusalId, RegistrationField>> = {
  'accounts.country-closed': 'country',
  'accounts.exists': 'contact',
  'accounts.invitation-unknown': 'invitationCode',
  'security.wrong-code': 'code',
  'security.weak-password': 'password',
};

export function stepOfField(field: RegistrationField): RegistrationStep {
  return registrationSteps.find((step) => (fieldsOfStep[step] as readonly RegistrationField[]).includes(field)) ?? 'account';
}

export type RegistrationProblem =
  | NonNullable<ReturnType<typeof contactProblem>>
  | 'problem_country'
  | 'problem_country_closed'
  | 'problem_code'
  | 'problem_password_rules'
  | 'problem_terms';

type Found = Partial<Record<RegistrationField, RegistrationProblem | undefined>>;

/** Everything that is wrong in one step, by field. The countries that are closed are refused here and by the server. */
export function problemsOfStep(step: RegistrationStep, registration: Registration, dialCode: string): Found {
  const { contact, code, password, country, hasAccepted } = registration;
  if (step === 'account') return { ...placeProblems(country, contact), contact: contactProblem(contact, dialCode) };
  if (step === 'code') return { code: isSixDigitCode(code) ? undefined : 'problem_code' };
  return {
    password: isGoodPassword(password) ? undefined : 'problem_password_rules',
    terms: hasAccepted ? undefined : 'problem_terms',
  };
}

function placeProblems(country: string, contact: Contact): Found {
  if (country === '') return { country: 'problem_country' };
  const places = contact.kind === 'phone' ? [country, contact.country] : [country];
  return { country: places.every(mayRegisterFrom) ? undefined : 'problem_country_closed' };
}

/** What a page was handed with the step to it: the home page hands over a contact, each step what the one before it asked for. */
export interface Handed {
  step: RegistrationStep;
  contact: string;
  /** Whose dial code comes before a phone number, and where the person lives; empty when nobody said so yet. */
  dialCountry: string;
  country: string;
}

/** It may be anything: the browser keeps it, also from earlier versions of this page. */
export function handedOver(state: unknown): Handed {
  const { step, contact, dialCountry, country } = (state ?? {}) as Partial<Record<keyof Handed, unknown>>;
  const known = { contact: wordOf(contact, 254), dialCountry: wordOf(dialCountry, 2), country: wordOf(country, 2) };
  const isWhole = Object.values(known).every((word) => word !== '');
  return { ...known, step: (isWhole && registrationSteps.find((each) => each === step)) || 'account' };
}

function wordOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
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
