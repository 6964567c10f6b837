/**
 * Words that somebody may search a country or currency by: its name where it is, in English, and in the language of the page.
 * They come from the browser and are only searched or shown in lists that no server renders.
 */
export function countryWords(country: string, tag: string): string[] {
  return namesOf('region', country, tag, country);
}

/** The country is the one that a currency belongs to. */
export function currencyWords(currency: string, tag: string, country = currency.slice(0, 2)): string[] {
  return namesOf('currency', currency, tag, country);
}

/** The tag is the one of the language that is looked for; its own name is known to whoever shows it. */
export function languageWords(wanted: string, tag: string): string[] {
  const language = wanted.split('-')[0] ?? wanted;
  return [...new Set([tag, 'en'].flatMap((reader) => nameOf('language', language, reader) ?? []))];
}

/** The name of a currency; empty where the machine knows none in this language. */
export function currencyName(currency: string, tag: string): string {
  return nameOf('currency', currency, tag) ?? '';
}

function namesOf(type: NameType, code: string, tag: string, country: string): string[] {
  const names = [tag, 'en', languageOf(country)].map((language) => language && nameOf(type, code, language));
  return [...new Set(names.filter((name) => name !== undefined && name !== ''))] as string[];
}

/** The language that most people speak there. */
function languageOf(country: string): string | undefined {
  try {
    return new Intl.Locale(`und-${country}`).maximize().language;
  } catch {
    return undefined;
  }
}

type NameType = 'region' | 'currency' | 'language';

const known = new Map<string, Intl.DisplayNames>();

function nameOf(type: NameType, code: string, tag: string): string | undefined {
  try {
    const key = `${type} ${tag}`;
    const names = known.get(key) ?? new Intl.DisplayNames([tag], { type, fallback: 'none' });
    known.set(key, names);
    return names.of(code);
  } catch {
    return undefined;
  }
}
