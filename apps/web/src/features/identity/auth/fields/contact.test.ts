import { describe, expect, it } from 'vitest';
import { codeTargetOf, contactProblem, kindOf, loginNameOf } from './contact.ts';

describe('a contact', () => {
  it.each([
    ['a@', 'phone', 'email'],
    ['1512345', 'email', 'phone'],
    ['151 234-56', 'email', 'phone'],
    ['alice', 'email', 'email'],
    ['alice', 'phone', 'phone'],
    ['', 'phone', 'phone'],
    ['1234', 'email', 'email'],
  ] as const)('%j typed as %s is taken for %s', (text, chosen, kind) => {
    expect(kindOf(text, chosen)).toBe(kind);
  });

  it.each([
    ['email', 'alice@example.com', '', undefined],
    ['email', ' alice@example.com ', '', undefined],
    ['email', 'alice', '', 'problem_email'],
    ['email', '', '', 'problem_email'],
    ['phone', '151 2345-678', '49', undefined],
    ['phone', '', '49', 'problem_phone'],
    ['phone', 'abc', '49', 'problem_phone'],
    ['phone', '1234567890123456', '49', 'problem_phone'],
    ['phone', '12345', '86', 'problem_phone_country'],
  ] as const)('%s %j with +%s has the problem %s', (kind, text, dialCode, problem) => {
    expect(contactProblem({ kind, text, country: 'DE' }, dialCode)).toBe(problem);
  });

  it('a number travels with its dial code, an address alone', () => {
    expect(loginNameOf({ kind: 'phone', text: '151 23', country: 'DE' }, '49')).toEqual({ username: '15123', dialCode: '49' });
    expect(loginNameOf({ kind: 'email', text: ' a@b.de ', country: 'DE' }, '49')).toEqual({ username: 'a@b.de' });
    expect(codeTargetOf({ kind: 'phone', text: '151 23', country: 'DE' }, '49')).toEqual({
      channel: 'mobile',
      dialCode: '49',
      phone: '15123',
    });
    expect(codeTargetOf({ kind: 'email', text: 'a@b.de', country: 'DE' }, '49')).toEqual({ channel: 'email', email: 'a@b.de' });
  });
});
