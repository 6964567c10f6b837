import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPasswordProblem, oldPasswordProblem } from './password.ts';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split(''));
const digit = fc.constantFrom(...'0123456789'.split(''));
const symbol = fc.constantFrom(...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'.split(''));
const text = (unit: fc.Arbitrary<string>, minLength: number, maxLength: number) => fc.string({ unit, minLength, maxLength });

describe('old password rule', () => {
  it.each([
    ['abcde1', undefined],
    ['abcd1', 'too-short'],
    ['', 'too-short'],
    [`a1${'x'.repeat(30)}`, undefined],
    [`a1${'x'.repeat(31)}`, 'too-long'],
    ['123456', 'only-digits'],
    ['１２３４５６', 'only-digits'],
    ['a12345', undefined],
    ['12345a', undefined],
    ['abcdef', 'only-letters'],
    ['пароль', 'only-letters'],
    ['1bcdef', undefined],
    ['abcde!', undefined],
    ['!!!!!!', undefined],
    ['пароль1', undefined],
    ['😀😀😀😀a1', undefined],
    ['😀😀😀a1', 'too-short'],
    ['abc 123', 'has-space'],
    [' ', 'has-space'],
    ['abc123\n', 'has-space'],
    ['\u3000abc123', 'has-space'],
  ])('R5.4 %j: %s', (password, problem) => {
    expect(oldPasswordProblem(password)).toBe(problem);
  });

  it('R5.4 takes 6 to 32 characters of two classes, and none with a space', () => {
    fc.assert(
      fc.property(text(fc.oneof(letter, digit, symbol), 4, 30), fc.constantFrom(' ', '\t', '\u00a0'), (rest, space) => {
        expect(oldPasswordProblem(`a1${rest}`)).toBeUndefined();
        expect(oldPasswordProblem(`a1${space}${rest}`)).toBe('has-space');
      }),
    );
    fc.assert(fc.property(text(digit, 6, 32), (password) => oldPasswordProblem(password) === 'only-digits'));
    fc.assert(fc.property(text(letter, 6, 32), (password) => oldPasswordProblem(password) === 'only-letters'));
  });
});

describe('new password rule', () => {
  it.each([
    ['abcdefg1', undefined],
    ['abcdef1', 'too-short'],
    ['', 'too-short'],
    [`a1${'x'.repeat(30)}`, undefined],
    [`a1${'x'.repeat(31)}`, 'too-long'],
    ['12345678', 'only-digits'],
    ['abcdEFGH', 'only-letters'],
    ['!"#$%&/~', 'only-symbols'],
    ['1234567!', undefined],
    ['abcdefg!', undefined],
    ['ABCDEFG~', undefined],
    ['!!!!!!!0', undefined],
    ['!!!!!!!9', undefined],
    ['!!!!!!!a', undefined],
    ['!!!!!!!m', undefined],
    ['!!!!!!!z', undefined],
    ['!!!!!!!A', undefined],
    ['abcdefg 1', 'odd-character'],
    ['abcdefg1é', 'odd-character'],
    ['abcdefg1\u007f', 'odd-character'],
    ['abcdefg1\n', 'odd-character'],
    ['パスワードabc1', 'odd-character'],
  ])('R5.5 %j: %s', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });

  it('R5.5 takes 8 to 32 characters of two classes', () => {
    fc.assert(fc.property(text(fc.oneof(letter, digit, symbol), 6, 30), (rest) => newPasswordProblem(`a1${rest}`) === undefined));
    fc.assert(fc.property(text(digit, 8, 32), (password) => newPasswordProblem(password) === 'only-digits'));
    fc.assert(fc.property(text(letter, 8, 32), (password) => newPasswordProblem(password) === 'only-letters'));
    fc.assert(fc.property(text(symbol, 8, 32), (password) => newPasswordProblem(password) === 'only-symbols'));
  });

  it('R5.4 R5.5 whoever follows the new rule passes the old one', () => {
    fc.assert(
      fc.property(text(fc.oneof(letter, digit, symbol), 0, 40), (password) => {
        fc.pre(newPasswordProblem(password) === undefined);
        expect(oldPasswordProblem(password)).toBeUndefined();
      }),
    );
  });
});
