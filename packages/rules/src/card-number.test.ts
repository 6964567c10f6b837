import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardNumberProblem } from './card-number.ts';

/** Luhn in the words of its inventor: double, and take the digits of the result one by one. */
function withCheckDigit(digits: string): string {
  const sum = digits
    .split('')
    .reverse()
    .flatMap((digit, place) => String(Number(digit) * (place % 2 === 0 ? 2 : 1)).split(''))
    .reduce((total, digit) => total + Number(digit), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const allowed = ['22', '23', '24', '25', '26', '27', '35', '51', '52', '53', '54', '55', '60', '62', '64', '65'].concat(
  Array.from({ length: 10 }, (_, digit) => `4${digit}`),
);

describe('card number', () => {
  it.each([
    '4111111111111111',
    '5555555555554444',
    '2223003122003222',
    '6011111111111117',
    '3530111333300000',
    '6200000000000005',
    '4000000000000000006',
  ])('R5.11 takes %s', (number) => {
    expect(cardNumberProblem(number)).toBeUndefined();
  });

  it.each([
    ['', 'too-short'],
    ['411111111111111', 'too-short'],
    ['41111111111111111111', 'too-long'],
    ['4111 1111 1111 1111', 'not-digits'],
    ['4111-1111-1111-1111', 'not-digits'],
    ['4111111111111111\n', 'not-digits'],
    ['x', 'not-digits'],
    ['４１１１１１１１１１１１１１１１', 'not-digits'],
    ['4111111111111112', 'wrong-check-digit'],
    ['1411111111111111', 'unknown-brand'],
    ['3782822463100050', 'unknown-brand'],
    ['0000000000000000', 'unknown-brand'],
  ])('R5.11 %j: %s', (number, problem) => {
    expect(cardNumberProblem(number)).toBe(problem);
  });

  it('R5.11 takes 26 of the hundred prefixes', () => {
    expect(allowed).toHaveLength(26);
    for (let prefix = 0; prefix < 100; prefix += 1) {
      const start = String(prefix).padStart(2, '0');
      const number = withCheckDigit(start.padEnd(15, '7'));
      expect(cardNumberProblem(number), start).toBe(allowed.includes(start) ? undefined : 'unknown-brand');
    }
  });

  it('R5.11 takes 16 to 19 digits with the right check digit, and no other check digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allowed), fc.stringMatching(/^\d{13,16}$/), (prefix, rest) => {
        const right = withCheckDigit(prefix + rest);
        expect(cardNumberProblem(right)).toBeUndefined();
        for (const check of '0123456789') {
          const number = prefix + rest + check;
          expect(cardNumberProblem(number)).toBe(number === right ? undefined : 'wrong-check-digit');
        }
      }),
    );
  });

  it('R5.11 notices any single wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13,16}$/), fc.nat(), fc.integer({ min: 1, max: 9 }), (rest, place, off) => {
        const right = withCheckDigit(`41${rest}`);
        const at = 1 + (place % (right.length - 1));
        const wrong = right.slice(0, at) + ((Number(right[at]) + off) % 10) + right.slice(at + 1);
        expect(cardNumberProblem(wrong)).toBe('wrong-check-digit');
      }),
    );
  });
});
