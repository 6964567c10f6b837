import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { readCatalogue } from '@peerbourse/texts/read-catalogue';
import { createTranslator } from 'use-intl/core';

type Translate = (key: string, values: Record<string, string | number>) => string;

const translators = new Map<string, Translate>();

/** The server's own words (msg, mail, exports), in the language of whoever reads them. */
export function translate(code: LocaleCode, area: string, key: string, values: Record<string, string | number> = {}): string {
  return translatorOf(code, area)(key, values);
}

function translatorOf(code: LocaleCode, area: string): Translate {
  const name = `${area}/${code}`;
  const known = translators.get(name);
  if (known) return known;
  const { tag, overlayOf } = localeOf(code);
  const messages = readCatalogue(area, code, overlayOf);
  const made = createTranslator({ locale: tag, messages }) as unknown as Translate;
  translators.set(name, made);
  return made;
}
