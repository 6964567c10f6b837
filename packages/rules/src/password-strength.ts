const pointsPerCharacter = 3;
const maxCharacters = 16;
const pointsPerKind = 8;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-z\d]/i];
const pointsPerDifferentCharacter = 2;
const maxDifferentCharacters = 10;
const runPenalty = 10;

/**
 * Points from 0 to 100: up to 48 for length, 32 for kinds of characters (small, capital, digit, other) and 20 for
 * different characters. Another character never costs points.
 */
export function oldStrengthPoints(password: string): number {
  const characters = Array.from(password);
  return (
    pointsPerCharacter * Math.min(characters.length, maxCharacters) +
    pointsPerKind * kinds.filter((kind) => kind.test(password)).length +
    pointsPerDifferentCharacter * Math.min(new Set(characters).size, maxDifferentCharacters)
  );
}

/** The same points, less a penalty, once, for repeated or sequential characters. */
export function newStrengthPoints(password: string): number {
  return oldStrengthPoints(password) - (hasRun(password) ? runPenalty : 0);
}

/** Level 0 is no level: the meter stays empty. */
export function oldStrengthLevel(points: number): 0 | 1 | 2 | 3 {
  if (points >= 82) return 3;
  if (points >= 52) return 2;
  return points >= 20 ? 1 : 0;
}

export function newStrengthLevel(points: number): 1 | 2 | 3 {
  if (points >= 80) return 3;
  return points >= 50 ? 2 : 1;
}

/** Three characters in a row that are equal, rise by one or fall by one. */
function hasRun(password: string): boolean {
  const step = (at: number) => password.charCodeAt(at + 1) - password.charCodeAt(at);
  return password.split('').some((_, at) => Math.abs(step(at)) <= 1 && step(at) === step(at + 1));
}
