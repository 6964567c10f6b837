import { newPasswordProblem } from '@peerbourse/rules/password';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGoodPassword, passwordRules, strengthOf } from './password-rules.ts';

const missing = (password: string) => passwordRules(password).flatMap(({ key, isMet }) => (isMet ? [] : [key]));

describe('what a new password still needs', () => {
  it.each([
    ['', ['rule_length', 'rule_kinds', 'rule_characters']],
    ['abc1', ['rule_length']],
    ['abcdefgh', ['rule_kinds']],
    ['12345678', ['rule_kinds']],
    ['!!!!!!!!', ['rule_kinds']],
    ['abc defg1', ['rule_characters']],
    ['pässwort1', ['rule_characters']],
    ['abcdefg1', []],
    ['abcdefg!', []],
  ])('%j needs %j', (password, keys) => {
    expect(missing(password)).toEqual(keys);
  });

  it('the points together are the rule itself', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'Z', '1', '!', ' ', 'é', '~'), maxLength: 36 });
    fc.assert(fc.property(texts, (password) => (missing(password).length === 0) === (newPasswordProblem(password) === undefined)));
  });

  it('a password is good only when nothing is missing, and has no strength before it is typed', () => {
    expect(isGoodPassword('abcdefg1')).toBe(true);
    expect(isGoodPassword('abcdefgh')).toBe(false);
    expect([strengthOf(''), strengthOf('abc'), strengthOf('Correct-Horse-7-Battery')]).toEqual([0, 1, 3]);
  });
});
