import type { Choice, FirstChoices } from './choice.ts';

export interface ChoiceGroup {
  name: 'recent' | 'popular' | 'rest' | 'found';
  choices: readonly Choice[];
}

/** Other words that find a choice, such as its name in its own language. */
export type WordsOf = (value: string) => readonly string[];

const none: WordsOf = () => [];

/** What was chosen lately and what many choose come first; whoever searches gets one list, the closest first. Each choice is there once. */
export function findChoices(choices: readonly Choice[], text: string, first: FirstChoices, wordsOf: WordsOf = none): ChoiceGroup[] {
  const wanted = plain(text);
  const groups = wanted === '' ? grouped(choices, first) : [{ name: 'found' as const, choices: matching(choices, wanted, wordsOf) }];
  return groups.filter((group) => group.choices.length > 0);
}

function grouped(choices: readonly Choice[], { recent = [], popular = [] }: FirstChoices): ChoiceGroup[] {
  const byValue = new Map(choices.filter(({ isDisabled }) => !isDisabled).map((choice) => [choice.value, choice]));
  const pick = (values: readonly string[]) => values.flatMap((value) => byValue.get(value) ?? []);
  const recentOnes = pick(recent);
  const popularOnes = pick(popular).filter((choice) => !recentOnes.includes(choice));
  const named = new Set([...recentOnes, ...popularOnes]);
  return [
    { name: 'recent', choices: recentOnes },
    { name: 'popular', choices: popularOnes },
    { name: 'rest', choices: choices.filter((choice) => !named.has(choice)) },
  ];
}

function matching(choices: readonly Choice[], wanted: string, wordsOf: WordsOf): Choice[] {
  return choices
    .map((choice) => ({
      choice,
      rank: rankOf([choice.label, choice.short ?? '', choice.note ?? '', choice.value, ...wordsOf(choice.value)], wanted),
    }))
    .filter(({ rank }) => rank < farthest)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);
}

const farthest = 4;

/** 0 the same, 1 begins with it, 2 one of its words begins with it, 3 has it somewhere, 4 does not have it. */
function rankOf(names: readonly string[], wanted: string): number {
  return Math.min(...names.map((name) => rankOfName(plain(name), wanted)));
}

function rankOfName(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : farthest;
}

/** Letters that are not a plain one with a mark. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  ʻ: '',
  '’': '',
  '\u0640': '',
};

/** Small letters without marks, and nothing between words but one blank. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łđøßæœıðþʻ’\u0640]/gu, (letter) => letters[letter] ?? letter)
    .replaceAll(/[\s()·,./_-]+/gu, ' ')
    .trim();
}
