import { forbiddenRegistrationCountries } from '@peerbourse/rules/registration-countries';
import { describe, expect, it } from 'vitest';
import {
  codeAsk,
  fieldOfRefusal,
  handedOver,
  problemsOfStep,
  type Registration,
  registrationInput,
  registrationSteps,
  stepOfField,
} from './registration.ts';

const good: Registration = {
  contact: { kind: 'email', text: 'alice@example.com', country: 'DE' },
  code: '123456',
  password: 'abcdefg1',
  country: 'DE',
  invitationCode: ' ABC ',
  hasAccepted: true,
};

const problems = (changed: Partial<Registration>, dialCode = '49') =>
  Object.fromEntries(
    registrationSteps
      .flatMap((step) => Object.entries(problemsOfStep(step, { ...good, ...changed }, dialCode)))
      .filter(([, problem]) => problem),
  );

describe('a registration', () => {
  it('has no problems when everything is there', () => {
    expect(problems({})).toEqual({});
  });

  it('names every problem at its field', () => {
    const empty: Registration = {
      contact: { kind: 'email', text: '', country: 'DE' },
      code: '',
      password: '',
      country: '',
      invitationCode: '',
      hasAccepted: false,
    };
    expect(problems(empty)).toEqual({
      country: 'problem_country',
      contact: 'problem_email',
      code: 'problem_code',
      password: 'problem_password_rules',
      terms: 'problem_terms',
    });
  });

  it.each(forbiddenRegistrationCountries)('R5.13 is refused from %s, as residence and as country of the phone', (country) => {
    expect(problems({ country })).toEqual({ country: 'problem_country_closed' });
    const contact = { kind: 'phone', text: '13912345678', country } as const;
    expect(problems({ contact })).toMatchObject({ country: 'problem_country_closed' });
  });

  it('R3.19 takes the remembered marketing codes along, and leaves out what is empty', () => {
    expect(registrationInput(good, { channelCode: 'launchpad' })).toEqual({
      code: '123456',
      password: 'abcdefg1',
      country: 'DE',
      invitationCode: 'ABC',
      marketing: { channelCode: 'launchpad' },
    });
    expect(registrationInput({ ...good, invitationCode: ' ' }, {})).toEqual({ code: '123456', password: 'abcdefg1', country: 'DE' });
  });

  it('asks for a code where the person can be reached', () => {
    expect(codeAsk(good, '49')).toEqual({ purpose: 'register', channel: 'email', email: 'alice@example.com' });
  });
});

it('asks in each step for its own fields only', () => {
  const empty: Registration = { ...good, code: '', password: '', hasAccepted: false };
  expect(problemsOfStep('account', empty, '49')).toEqual({ contact: undefined, country: undefined });
  expect(problemsOfStep('code', empty, '49')).toEqual({ code: 'problem_code' });
  expect(problemsOfStep('password', empty, '49')).toEqual({ password: 'problem_password_rules', terms: 'problem_terms' });
});

it('leads a refusal to the step of its field', () => {
  const stepOf = (refusal: keyof typeof fieldOfRefusal) => stepOfField(fieldOfRefusal[refusal] ?? 'terms');
  expect(stepOf('accounts.exists')).toBe('account');
  expect(stepOf('accounts.country-closed')).toBe('account');
  expect(stepOf('security.wrong-code')).toBe('code');
  expect(stepOf('security.weak-password')).toBe('password');
  expect(stepOf('accounts.invitation-unknown')).toBe('password');
});

describe('what a page was handed', () => {
  it('is the contact of the home page, and nothing that is no text', () => {
    expect(handedOver({ contact: 'alice@example.com' })).toMatchObject({ contact: 'alice@example.com', step: 'account' });
    expect(handedOver({ contact: 'x'.repeat(300) }).contact).toHaveLength(254);
    expect([null, undefined, 'alice', { contact: 7 }, {}].map((state) => handedOver(state).contact)).toEqual(['', '', '', '', '']);
  });

  it('is a later step only together with what the steps before it asked for', () => {
    const whole = { step: 'code', contact: 'alice@example.com', dialCountry: 'DE', country: 'DE' };
    expect(handedOver(whole)).toEqual(whole);
    expect(handedOver({ ...whole, country: '' }).step).toBe('account');
    expect(handedOver({ ...whole, step: 'nowhere' }).step).toBe('account');
  });
});
