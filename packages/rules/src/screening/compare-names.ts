import { hitScore } from './list-score.ts';
import { nameLikeness } from './name-likeness.ts';
import { nameTokens } from './name-tokens.ts';

/** `unknown` where one of the names is missing or is not made of letters. */
export const nameMatches = ['equal', 'alike', 'different', 'unknown'] as const;
export type NameMatch = (typeof nameMatches)[number];

/**
 * How the name on an account and a verified name stand to each other. Equal: the same words, in any order, whatever their case and
 * accents. Alike: near enough that a person has to look, by the same measure as names on lists of sanctions.
 */
export function compareNames(one: string, other: string): NameMatch {
  const [words, otherWords] = [nameTokens(one), nameTokens(other)];
  if (words.length === 0 || otherWords.length === 0) return 'unknown';
  if (words.toSorted().join(' ') === otherWords.toSorted().join(' ')) return 'equal';
  return Math.round(nameLikeness(words, otherWords) * 100) >= hitScore ? 'alike' : 'different';
}
