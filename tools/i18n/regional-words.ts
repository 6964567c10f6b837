import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocaleRow, locales } from '../../packages/contract/src/locales.ts';
import { catalogueAreas, catalogueRoot, readCatalogue } from '../../packages/texts/src/read-catalogue.ts';

const minWords = 60;

/** A regional variant inherits the texts of its language; none of them may show a word that its readers do not use. */
export function checkRegionalWords(): string[] {
  return locales.filter(({ overlayOf }) => overlayOf).flatMap(checkVariant);
}

function checkVariant(locale: LocaleRow): string[] {
  const words = JSON.parse(readFileSync(join(catalogueRoot, 'regional', `${locale.code}.json`), 'utf8')) as Record<string, string>;
  const pairs = Object.entries(words).filter(([elsewhere, here]) => elsewhere !== here);
  const tooFew = pairs.length < minWords ? [`regional/${locale.code}.json: ${pairs.length} words, at least ${minWords} are wanted`] : [];
  return [...tooFew, ...catalogueAreas().flatMap((area) => foreignWords(area, locale, pairs))];
}

function foreignWords(area: string, locale: LocaleRow, pairs: ReadonlyArray<[string, string]>): string[] {
  const texts = Object.entries(readCatalogue(area, locale.code, locale.overlayOf));
  return texts.flatMap(([key, text]) =>
    pairs
      .filter(([elsewhere]) => shows(text, elsewhere))
      .map(([elsewhere, here]) => `${area}/${locale.code}.json ${key}: "${elsewhere}" is "${here}" there`),
  );
}

/** Whole words where the script has them. */
function shows(text: string, word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return text.includes(word);
  const pattern = patterns.get(word) ?? new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu');
  patterns.set(word, pattern);
  return pattern.test(text);
}

const patterns = new Map<string, RegExp>();
