import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSixDigitCode, verificationMethods, verificationOrder } from './verification.ts';

describe('codes', () => {
  it('R5.6 are exactly six digits', () => {
    for (const code of ['000000', '123456', '999999']) expect(isSixDigitCode(code)).toBe(true);
    const odd = [
      '',
      '12345',
      '1234567',
      '12345a',
      'a123456',
      '123456a',
      '12 456',
      ' 123456',
      '123456\n',
      '+12345',
      '１２３４５６',
      '٠١٢٣٤٥',
    ];
    for (const code of odd) expect(isSixDigitCode(code), code).toBe(false);
    fc.assert(fc.property(fc.stringMatching(/^\d{0,9}$/), (digits) => isSixDigitCode(digits) === (digits.length === 6)));
  });
});

const defaults = ['google', 'email', 'mobile'];
const mistaken = [
  undefined,
  null,
  {},
  'google',
  'google,email,mobile',
  3,
  [],
  ['telegram'],
  ['google', 'email', 'telegram'],
  ['Google', 'email', 'mobile'],
  ['google', 'email', null],
  [['google'], 'email', 'mobile'],
  ['google', 'google', 'mobile'],
  ['google', 'google'],
  ['google', 'email', 'mobile', 'email'],
  { length: 3, 0: 'google', 1: 'email', 2: 'mobile' },
];

describe('verification methods', () => {
  it('R5.19 offers what the list names, in its order', () => {
    const lists = fc.shuffledSubarray(defaults, { minLength: 1 });
    fc.assert(fc.property(lists, (list) => verificationMethods(list) === list));
  });

  it.each(mistaken.map((list) => ({ list })))('R5.19 offers google, email, mobile instead of $list', ({ list }) => {
    expect(verificationMethods(list)).toEqual(defaults);
    expect(verificationOrder(list)).toEqual(defaults);
  });

  it('R5.19 a saved order counts when it has all three', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(defaults), (saved) => {
        expect(verificationOrder(saved)).toEqual(saved.length === 3 ? saved : defaults);
      }),
    );
    expect(verificationOrder(['mobile', 'email', 'google'])).toEqual(['mobile', 'email', 'google']);
    expect(verificationOrder(['mobile', 'email'])).toEqual(defaults);
  });
});
