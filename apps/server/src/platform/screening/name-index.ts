import { createHash } from 'node:crypto';
import { jaroWinkler } from '@peerbourse/rules/screening/jaro-winkler';
import { hitScore, listScore } from '@peerbourse/rules/screening/list-score';
import { likeWord, nameLikeness } from '@peerbourse/rules/screening/name-likeness';
import { nameTokens } from '@peerbourse/rules/screening/name-tokens';
import type { ListEntry } from './list-file.ts';

export interface ScreenedPerson {
  name: string;
  birthDate: string;
}

export interface ListHit {
  entryId: string;
  entryName: string;
  /** Days or years with a comma between them; empty when the list knows none. */
  entryBirth: string;
  /** Out of a hundred. */
  score: number;
  /** What the entry says, as a hash: an entry that says something else is another question. */
  entryMark: Buffer;
}

interface ListedName {
  entry: ListEntry;
  words: readonly string[];
}

/** Words of people that were compared with all words of the list: the same few come again and again. */
const keptWords = 20_000;
const mostHits = 20;

/** Answers who of the list is like a person. Words are compared once; only names with a word in common are looked at as a whole. */
export function indexNames(entries: readonly ListEntry[]): (person: ScreenedPerson) => ListHit[] {
  const byWord = new Map<string, ListedName[]>();
  for (const entry of entries) {
    for (const name of [entry.name, ...entry.aliases]) {
      const listed = { entry, words: nameTokens(name) };
      for (const word of new Set(listed.words)) {
        const others = byWord.get(word);
        if (others) others.push(listed);
        else byWord.set(word, [listed]);
      }
    }
  }
  const known = new Map<string, ReadonlyMap<string, number>>();

  function likeWords(word: string): ReadonlyMap<string, number> {
    const before = known.get(word);
    if (before) return before;
    const found = new Map<string, number>();
    for (const listed of byWord.keys()) {
      const score = mayBeAlike(word, listed) ? jaroWinkler(word, listed) : 0;
      if (score >= likeWord) found.set(listed, score);
    }
    if (known.size >= keptWords) known.clear();
    known.set(word, found);
    return found;
  }

  return ({ name, birthDate }) => {
    const words = nameTokens(name);
    const shared = new Map<ListedName, number>();
    for (const word of words) {
      const found = new Set([...likeWords(word).keys()].flatMap((listed) => byWord.get(listed) ?? []));
      for (const listed of found) shared.set(listed, (shared.get(listed) ?? 0) + 1);
    }
    const best = new Map<ListEntry, number>();
    for (const [{ entry, words: listed }, count] of shared) {
      // One word in common is the fate of thousands.
      if (count < Math.min(2, words.length, listed.length)) continue;
      const likeness = nameLikeness(words, listed, (one, other) => likeWords(one).get(other) ?? likeWords(other).get(one) ?? 0);
      const score = listScore(likeness, birthDate, entry.birthDates);
      if (score >= hitScore && score > (best.get(entry) ?? 0)) best.set(entry, score);
    }
    return [...best]
      .map(([entry, score]) => hitOf(entry, score))
      .sort((one, other) => other.score - one.score)
      .slice(0, mostHits);
  };
}

/** Words of very different lengths are never alike enough. */
function mayBeAlike(one: string, other: string): boolean {
  return Math.min(one.length, other.length) * 2 >= Math.max(one.length, other.length);
}

function hitOf({ entryId, name, aliases, birthDates }: ListEntry, score: number): ListHit {
  const says = [[name, ...aliases].map((each) => nameTokens(each).join(' ')).sort(), [...birthDates].sort()];
  const entryMark = createHash('sha256').update(JSON.stringify(says)).digest();
  return { entryId, entryName: name, entryBirth: birthDates.join(', '), score, entryMark };
}
