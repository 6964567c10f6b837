import { defaultLocale, isLocaleCode, localeOf } from '@peerbourse/contract/locales';
import { formatFor } from '@peerbourse/rules/formats/format';
import { formatMessage } from '@peerbourse/texts/format-message';
import { readCatalogue } from '@peerbourse/texts/read-catalogue';
import { zoneName } from './zone-time.rules.ts';

/** What stands round the rows of a file. */
export interface FileText {
  title: string;
  head: string[];
  isRightToLeft: boolean;
}

interface FileWords {
  say: (key: string) => string;
  isRightToLeft: boolean;
}

/** The language of whoever asked for a file. English stands in for a text that it lacks: a file with a foreign word is better than none. */
export function fileWords(language: string, timezone: number): FileWords {
  const locale = localeOf(isLocaleCode(language) ? language : defaultLocale);
  const texts = { ...readCatalogue('exports', defaultLocale), ...readCatalogue('exports', locale.code, locale.overlayOf) };
  return {
    say: (key) => formatMessage(texts[key] ?? key, formatFor(locale.tag), { zone: zoneName(timezone) }),
    isRightToLeft: locale.direction === 'rtl',
  };
}
