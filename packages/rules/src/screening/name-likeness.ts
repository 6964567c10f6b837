import { jaroWinkler } from './jaro-winkler.ts';

/** Words that are less alike than this have nothing to do with each other. */
export const likeWord = 0.84;
/** What each word costs that only one of the names has, up to three of them: lists know patronymics and middle names that documents do not. */
const extraWord = 0.04;
/** A single word is hardly a name: many people are called so. */
const singleWord = 0.75;
/** From here on two names that were only cut into words differently are the same. */
const likeWhole = 0.93;

/**
 * How alike two names are, from 0 to 1, whatever the order of their words. Each word of the shorter name is paired with the one of the
 * other that is most like it; every pair counts by its letters. `likeness` may know words that were compared before.
 */
export function nameLikeness(
  one: readonly string[],
  other: readonly string[],
  likeness: (a: string, b: string) => number = jaroWinkler,
): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length === 0) return 0;
  const [joinedShort, joinedLong] = [short.join(''), long.join('')];
  const whole = jaroWinkler(joinedShort, joinedLong);
  const isWhole = whole >= likeWhole && Math.abs(joinedShort.length - joinedLong.length) <= 2;
  return Math.max(pairedLikeness(short, long, likeness), isWhole ? whole : 0);
}

function pairedLikeness(short: readonly string[], long: readonly string[], likeness: (a: string, b: string) => number): number {
  const left = [...long];
  let alike = 0;
  let letters = 0;
  for (const word of short) {
    const scores = left.map((candidate) => likeness(word, candidate));
    const best = Math.max(...scores);
    const [pair = ''] = best < likeWord ? [] : left.splice(scores.indexOf(best), 1);
    const weight = Math.max(word.length, pair.length);
    letters += weight;
    if (pair !== '') alike += best * weight;
  }
  const extra = Math.min(long.length - short.length, 3) * extraWord;
  const isSingle = short.length === 1 && long.length > 1;
  return Math.max(0, (alike / letters - extra) * (isSingle ? singleWord : 1));
}
