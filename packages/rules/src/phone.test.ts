import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPhone, phoneProblem } from './phone.ts';

const digits = (minLength: number, maxLength: number) => fc.stringMatching(new RegExp(`^\\d{${minLength},${maxLength}}$`));

describe('phone number', () => {
  it.each([
    ['86', '13000000000'],
    ['86', '15912345678'],
    ['86', '19999999999'],
    ['86', '0912345678'],
    ['86', '0900000000'],
    ['82', '011234567'],
    ['82', '0112345678'],
    ['82', '010000000'],
    ['1', '5'],
    ['44', '7700900123'],
    ['886', '912345678'],
    ['constructor', '12'],
  ])('R5.2 takes +%s %s', (dialCode, phone) => {
    expect(phoneProblem(phone, dialCode)).toBeUndefined();
  });

  it.each([
    ['86', '12999999999'],
    ['86', '10000000000'],
    ['86', '23000000000'],
    ['86', '1300000000'],
    ['86', '130000000000'],
    ['86', '013000000000'],
    ['86', '091234567'],
    ['86', '09123456789'],
    ['86', '10912345678'],
    ['86', '0812345678'],
    ['86', '1912345678'],
    ['82', '01123456'],
    ['82', '01123456789'],
    ['82', '0212345678'],
    ['82', '1112345678'],
    ['82', '1011234567'],
  ])('R5.2 +%s has no %s', (dialCode, phone) => {
    expect(phoneProblem(phone, dialCode)).toBe('not-of-this-country');
  });

  it.each(['86', '82', '1'])('R5.2 +%s takes digits only', (dialCode) => {
    for (const phone of ['a', '+8613000000000', '130 0000 0000', '0112345678\n', ' 0112345678', '١٢٣', '1-2', '1300000000x'])
      expect(phoneProblem(phone, dialCode)).toBe('not-digits');
    expect(phoneProblem('', dialCode)).toBe('empty');
  });

  it('R5.2 follows the form of each country', () => {
    fc.assert(fc.property(digits(1, 14), (phone) => (phoneProblem(phone, '86') === undefined) === isChinese(phone)));
    fc.assert(
      fc.property(digits(9, 9), (rest) => phoneProblem(`1${rest}0`, '86') === (isChinese(`1${rest}0`) ? undefined : 'not-of-this-country')),
    );
    fc.assert(
      fc.property(digits(5, 10), (rest) => (phoneProblem(`01${rest}`, '82') === undefined) === (rest.length === 7 || rest.length === 8)),
    );
    fc.assert(fc.property(digits(1, 30), (phone) => phoneProblem(phone, '49') === undefined));
  });

  it('R5.2 a field takes the 15 digits that the longest numbers have', () => {
    expect(longestPhone).toBe(15);
  });
});

function isChinese(phone: string): boolean {
  if (phone.startsWith('09')) return phone.length === 10;
  return phone.length === 11 && phone.startsWith('1') && Number(phone[1]) >= 3;
}
