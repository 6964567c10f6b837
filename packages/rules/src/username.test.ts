import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailProblem } from './email.ts';
import { phoneProblem } from './phone.ts';
import { isEmailName, usernameProblem } from './username.ts';

describe('username', () => {
  it.each([
    ['ann@example.com', '86', undefined],
    ['ann@', '86', 'odd-domain'],
    ['@', '86', 'odd-name'],
    ['13000000000', '86', undefined],
    ['13000000000', '82', 'not-of-this-country'],
    ['0112345678', '82', undefined],
    ['ann', '1', 'not-digits'],
    ['', '1', 'empty'],
  ])('R5.3 %j with +%s: %s', (username, dialCode, problem) => {
    expect(usernameProblem(username, dialCode)).toBe(problem);
  });

  it('R5.3 is an email address if it contains @, else a phone number', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const [email, phone] = [`${before}@${after}`, before.replaceAll('@', '')];
        expect([isEmailName(email), isEmailName(phone)]).toEqual([true, false]);
        expect(usernameProblem(email, '82')).toBe(emailProblem(email));
        expect(usernameProblem(phone, '82')).toBe(phoneProblem(phone, '82'));
      }),
    );
  });
});
