import { forbiddenRegistrationCountries } from '@peerbourse/rules/registration-countries';
import { describe, expect, it } from 'vitest';
import { codeAsk, handedContact, type Registration, registrationInput, registrationProblems } from './registration.ts';

const good: Registration = {
  contact: { kind: 'email', text: 'alice@example.com', country: 'DE' },
  code: '123456',
  password: 'abcdefg1',
  country: 'DE',
  invitationCode: ' ABC ',
  hasAccepted: true,
};

const problems = (changed: Partial<Registration>, dialCode = '49') =>
  Object.fromEntries(Object.entries(registrationProblems({ ...good, ...changed }, dialCode)).filter(([, problem]) => problem));

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

it('takes what was typed on the home page, and nothing else', () => {
  expect(handedContact({ contact: 'alice@example.com' })).toBe('alice@example.com');
  expect(handedContact({ contact: 'x'.repeat(300) })).toHaveLength(254);
  expect([null, undefined, 'alice', { contact: 7 }, {}].map(handedContact)).toEqual(['', '', '', '', '']);
});
