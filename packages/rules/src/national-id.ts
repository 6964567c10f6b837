export type NationalIdProblem = 'odd-form' | 'no-such-date' | 'wrong-check-digit';

const oldLength = 15;

/**
 * What is wrong with a Chinese ID number: area (6 digits), date of birth, serial (3 digits) and check digit; in the old
 * form the year has two digits and there is no check digit.
 */
export function nationalIdProblem(id: string): NationalIdProblem | undefined {
  if (!/^(?:\d{15}|\d{6}(?:19|20)\d{9}[\dX])$/i.test(id)) return 'odd-form';
  const isOld = id.length === oldLength;
  if (!isDate(isOld ? `19${id.slice(6, 12)}` : id.slice(6, 14))) return 'no-such-date';
  return isOld || hasRightCheckDigit(id) ? undefined : 'wrong-check-digit';
}

/** A day that its month does not have would fall into another month. */
function isDate(digits: string): boolean {
  const month = Number(digits.slice(4, 6)) - 1;
  return new Date(Date.UTC(Number(digits.slice(0, 4)), month, Number(digits.slice(6)))).getUTCMonth() === month;
}

/** ISO 7064, MOD 11-2: each place weighs twice as much as the next, X counts ten, and the sum leaves 1. */
function hasRightCheckDigit(id: string): boolean {
  const valueOf = (character: string) => (/\d/.test(character) ? Number(character) : 10);
  return id.split('').reduce((sum, character) => (sum * 2 + valueOf(character)) % 11, 0) === 1;
}
