import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { defaultLocale, type LocaleRow, locales } from '../../packages/contract/src/locales.ts';
import { catalogueAreas, catalogueRoot, readSource, type SourceText, type Translation } from '../../packages/texts/src/read-catalogue.ts';
import { checkGlossary, checkSenses } from './glossary.ts';
import { markOf } from './mark.ts';
import { checkRegionalWords } from './regional-words.ts';
import { checkSameAsEnglish } from './same-as-english.ts';

/**
 * `npm run -s i18n`: no key missing, orphaned, stale or without a note; messages parse; placeholders and plural forms are right; terms are
 * those of the glossary; regional variants use their own words; hardly a text was left in English.
 */
export function checkTexts(): string[] {
  return [
    ...catalogueAreas().flatMap((area) => locales.flatMap((locale) => checkCatalogue(area, locale))),
    ...checkSenses(),
    ...checkGlossary(),
    ...checkRegionalWords(),
    ...checkSameAsEnglish(),
  ];
}

function checkCatalogue(area: string, locale: LocaleRow): string[] {
  const english = readSource(area);
  const where = (key: string) => `${area}/${locale.code}.json ${key}`;
  if (locale.code === defaultLocale) return Object.entries(english).flatMap(([key, entry]) => checkSource(where(key), entry, locale));
  const own = readTranslations(area, locale.code);
  const missing = locale.overlayOf ? [] : Object.keys(english).filter((key) => !own[key]);
  return [
    ...missing.map((key) => `${where(key)}: missing`),
    ...Object.entries(own).flatMap(([key, entry]) => checkTranslation(where(key), entry, english[key]?.text, locale)),
  ];
}

const minNote = 10;
const maxNote = 200;

function checkSource(where: string, { text, note }: SourceText, locale: LocaleRow): string[] {
  const isNoted = note.length >= minNote && note.length <= maxNote;
  return [
    ...(isNoted ? [] : [`${where}: needs a note for translators, ${minNote} to ${maxNote} characters: {"text": "...", "note": "..."}`]),
    ...checkMessage(where, text, text, locale),
  ];
}

function checkTranslation(where: string, { text, of }: Translation, english: string | undefined, locale: LocaleRow): string[] {
  if (english === undefined) return [`${where}: English has no such text`];
  if (of !== markOf(english)) return [`${where}: stale, the English has changed since`];
  return checkMessage(where, text, english, locale);
}

function checkMessage(where: string, text: string, english: string, locale: LocaleRow): string[] {
  try {
    const ast = partsOf(text, locale.tag);
    const [names, wanted] = [namesIn(ast), namesIn(partsOf(english, 'en-US'))];
    const problems =
      names.join() === wanted.join()
        ? []
        : [`${where}: placeholders are ${names.join(', ') || 'none'} instead of ${wanted.join(', ') || 'none'}`];
    return [...problems, ...pluralProblems(where, ast, locale.tag)];
  } catch (error) {
    return [`${where}: ${(error as Error).message}`];
  }
}

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

const pluralType = 6;

function partsOf(text: string, tag: string): Part[] {
  return new IntlMessageFormat(text, tag, undefined, { ignoreTag: true }).getAst();
}

function namesIn(parts: readonly Part[]): string[] {
  const names = parts.flatMap((part) => {
    const nested =
      'options' in part && part.options
        ? Object.values(part.options).flatMap((option) => namesIn((option as { value: Part[] }).value))
        : [];
    return part.type === 0 || part.type === 7 ? [] : [(part as { value: string }).value, ...nested];
  });
  return [...new Set(names)].sort();
}

/** Each language has its own plural forms; one too few is wrong grammar, one too many is never used. */
function pluralProblems(where: string, parts: readonly Part[], tag: string): string[] {
  return parts.flatMap((part) => {
    if (part.type !== pluralType) return [];
    const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted().join();
    const given = Object.keys((part as { options: object }).options)
      .filter((name) => !name.startsWith('='))
      .toSorted()
      .join();
    return given === wanted ? [] : [`${where}: plural forms are ${given} instead of ${wanted}`];
  });
}

function readTranslations(area: string, code: string): Record<string, Translation> {
  return JSON.parse(readFileSync(join(catalogueRoot, area, `${code}.json`), 'utf8')) as Record<string, Translation>;
}

if (import.meta.main) {
  const problems = checkTexts();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'texts: complete in all languages\n' : `texts: ${problems.length} to mend\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
