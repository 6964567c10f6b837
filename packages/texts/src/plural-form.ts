export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/**
 * The plural form of a whole number in a language. Browsers know fewer languages than servers do (Chromium has no Uzbek),
 * and both must choose the same form, so the rules of our languages stand here.
 */
export function pluralForm(tag: string, count: number): PluralForm {
  const rule = rules[tag] ?? rules[tag.split('-')[0] ?? ''] ?? oneIsOne;
  return rule(Math.abs(count));
}

type Rule = (count: number) => PluralForm;

const always: Rule = () => 'other';
const oneIsOne: Rule = (count) => (count === 1 ? 'one' : 'other');
const millions = (count: number): PluralForm => (count !== 0 && count % 1_000_000 === 0 ? 'many' : 'other');
const oneOrMillions: Rule = (count) => (count === 1 ? 'one' : millions(count));
const noneOrOne: Rule = (count) => (count <= 1 ? 'one' : millions(count));

const endsInFew = (count: number) => count % 10 >= 2 && count % 10 <= 4 && !(count % 100 >= 12 && count % 100 <= 14);
const russian: Rule = (count) => (count % 10 === 1 && count % 100 !== 11 ? 'one' : endsInFew(count) ? 'few' : 'many');
const polish: Rule = (count) => (count === 1 ? 'one' : endsInFew(count) ? 'few' : 'many');
const filipino: Rule = (count) => ([4, 6, 9].includes(count % 10) && count > 3 ? 'other' : 'one');

function arabic(count: number): PluralForm {
  if (count <= 2) return (['zero', 'one', 'two'] as const)[count] ?? 'other';
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return 'few';
  return rest >= 11 ? 'many' : 'other';
}

const rules: Record<string, Rule> = {
  ar: arabic,
  es: oneOrMillions,
  fil: filipino,
  fr: noneOrOne,
  id: always,
  it: oneOrMillions,
  ja: always,
  ko: always,
  pl: polish,
  pt: noneOrOne,
  'pt-PT': oneOrMillions,
  ru: russian,
  th: always,
  uk: russian,
  vi: always,
  zh: always,
};
