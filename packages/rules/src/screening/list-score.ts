/** From here on, out of a hundred, somebody has to look: [decision 89](../../../../docs/decisions/0089-identity-checks.md) says why. */
export const hitScore = 85;

const sameDay = 5;
const otherYear = -12;

/**
 * What becomes of the likeness of two names (0 to 1) when dates of birth are known: out of a hundred. Dates of a list are days or years
 * only; those of documents and lists often differ by a year, and nobody is left out for a date alone.
 */
export function listScore(likeness: number, birthDate: string, listed: readonly string[]): number {
  const score = Math.round(likeness * 100);
  if (listed.length === 0) return score;
  if (listed.includes(birthDate)) return Math.min(100, score + sameDay);
  const isNear = listed.some((date) => Math.abs(Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))) <= 1);
  return isNear ? score : Math.max(0, score + otherYear);
}
