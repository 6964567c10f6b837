import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type LocaleRow, localeOf, locales } from '../../packages/contract/src/locales.ts';
import { catalogueAreas, catalogueRoot, readCatalogue, readSource } from '../../packages/texts/src/read-catalogue.ts';

/** For each term the forms, or stems of forms, that a translation of it may show; the first is the one to prefer. */
type Glossary = Record<string, readonly string[]>;

/** One thing has one name: where English uses a term, each language uses its own word for it. */
export function checkGlossary(): string[] {
  const terms = Object.keys(read<string>('terms'));
  const translated = locales.filter(({ code }) => !speaksEnglish(localeOf(code)));
  return translated.flatMap((locale) => {
    const glossary = glossaryOf(locale);
    const missing = terms.filter((term) => !glossary[term]?.length);
    return [
      ...missing.map((term) => `glossary/${locale.code}.json ${term}: missing`),
      ...catalogueAreas().flatMap((area) => strayWords(area, locale, glossary)),
    ];
  });
}

function speaksEnglish({ code, overlayOf }: LocaleRow): boolean {
  return code === defaultLocale || overlayOf === defaultLocale;
}

function glossaryOf({ code, overlayOf }: LocaleRow): Glossary {
  const own = existsSync(pathOf(code)) ? read<readonly string[]>(code) : {};
  return overlayOf ? { ...glossaryOf(localeOf(overlayOf)), ...own } : own;
}

function strayWords(area: string, locale: LocaleRow, glossary: Glossary): string[] {
  const english = readSource(area);
  const own = readCatalogue(area, locale.code, locale.overlayOf);
  const terms = Object.keys(glossary).toSorted((one, other) => other.length - one.length);
  return Object.entries(english).flatMap(([key, { text, terms: senses = {} }]) => {
    const translation = (own[key] ?? '').toLocaleLowerCase(locale.tag);
    return termsIn(text, terms)
      .flatMap((term) => meantBy(term, senses[term]))
      .filter((term) => !(glossary[term] ?? []).some((form) => translation.includes(form.toLocaleLowerCase(locale.tag))))
      .map((term) => `${area}/${locale.code}.json ${key}: "${term}" is not one of ${(glossary[term] ?? []).join(', ')}`);
  });
}

/** A key may name another sense of a word, or say why it is no term where it stands: the check never forces a wrong word. */
function meantBy(term: string, sense: string | undefined): string[] {
  if (sense === undefined) return [term];
  return sense.startsWith(noTerm) ? [] : [sense];
}

const noTerm = 'none: ';

/** Senses and reasons that keys name: each is a term of the glossary or a reason, of a word that the text has. */
export function checkSenses(): string[] {
  const terms = Object.keys(read<string>('terms'));
  return catalogueAreas().flatMap((area) =>
    Object.entries(readSource(area)).flatMap(([key, { text, terms: senses = {} }]) =>
      Object.entries(senses).flatMap(([term, sense]) => {
        const isKnown = sense.startsWith(noTerm) ? sense.length > noTerm.length : terms.includes(sense);
        const isThere = termsIn(
          text,
          terms.toSorted((one, other) => other.length - one.length),
        ).includes(term);
        return isKnown && isThere
          ? []
          : [`${area}/en.json ${key}: "${term}" is not in the text, or "${sense}" is neither a term nor a reason`];
      }),
    ),
  );
}

/** The same for every language: the English text is looked through once for each list of terms. */
const known = new Map<string, string[]>();

/** The terms of a text, longest first, so that "payment method" does not also count as "payment". */
function termsIn(text: string, longestFirst: readonly string[]): string[] {
  const name = `${text}\n${longestFirst.join()}`;
  const found = known.get(name) ?? findTerms(text, longestFirst);
  known.set(name, found);
  return found;
}

function findTerms(text: string, longestFirst: readonly string[]): string[] {
  let rest = text.replaceAll(/\{\w+\}/g, ' ');
  return longestFirst.filter((term) => {
    const without = rest.replaceAll(patternOf(term), ' ');
    const isFound = without !== rest;
    rest = without;
    return isFound;
  });
}

const patterns = new Map<string, RegExp>();

function patternOf(term: string): RegExp {
  const pattern = patterns.get(term) ?? new RegExp(`\\b${term}(?:s|es)?\\b`, 'gi');
  patterns.set(term, pattern);
  return pattern;
}

function pathOf(name: string): string {
  return join(catalogueRoot, 'glossary', `${name}.json`);
}

function read<Entry>(name: string): Record<string, Entry> {
  return JSON.parse(readFileSync(pathOf(name), 'utf8')) as Record<string, Entry>;
}
