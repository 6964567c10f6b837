export type CardNumberProblem = 'not-digits' | 'too-short' | 'too-long' | 'unknown-brand' | 'wrong-check-digit';

const shortest = 16;
const longest = 19;

/** Mastercard 22 to 27 and 51 to 55, JCB 35, Visa 40 to 49, Discover 60, 64 and 65, UnionPay 62. */
const brands = /^(?:2[2-7]|35|4|5[1-5]|6[0245])/;

/** What is wrong with a card number; the form takes spaces out before it asks. */
export function cardNumberProblem(text: string): CardNumberProblem | undefined {
  if (/\D/.test(text)) return 'not-digits';
  if (text.length < shortest) return 'too-short';
  if (text.length > longest) return 'too-long';
  if (!brands.test(text)) return 'unknown-brand';
  return luhnSum(text) % 10 === 0 ? undefined : 'wrong-check-digit';
}

/** The digit sum of twice each digit from 0 to 9. */
const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** From the right, every second digit counts double. */
function luhnSum(digits: string): number {
  const fromTheRight = digits.split('').reverse().map(Number);
  return fromTheRight.reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : Number(doubled[digit])), 0);
}
