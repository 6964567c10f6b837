import { defaultLocale, type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { formatFor } from '@peerbourse/rules/formats/format';
import { formatMessage, type TextValues } from '@peerbourse/texts/format-message';
import { type Catalogue, readCatalogue } from '@peerbourse/texts/read-catalogue';

const catalogues = new Map<string, Catalogue>();

/** The server's own words (msg, mail, exports), in the language of whoever reads them. */
export function translate(code: LocaleCode, area: string, key: string, values: TextValues = {}): string {
  const text = catalogueOf(code, area)[key];
  if (text === undefined) throw new Error(`the text ${area}.${key} is missing in ${code}`);
  return formatMessage(text, formatFor(localeOf(code).tag), values);
}

/** Whether English has it; the other languages follow. */
export function hasText(area: string, key: string): boolean {
  return catalogueOf(defaultLocale, area)[key] !== undefined;
}

function catalogueOf(code: LocaleCode, area: string): Catalogue {
  const name = `${area}/${code}`;
  const known = catalogues.get(name);
  if (known) return known;
  const made = readCatalogue(area, code, localeOf(code).overlayOf);
  catalogues.set(name, made);
  return made;
}
