import { type LocaleCode, type LocaleRow, localeOf } from '@peerbourse/contract/locales';
import { usePage } from '#base/page.tsx';

export interface ShownLanguage {
  /** For the element that holds the text; nothing where it is the language of the page. */
  marks: { lang?: string; dir?: LocaleRow['direction'] };
  /** Set when the text is not in the reader's language, nor in the one that is nearest to it. */
  foreign?: LocaleRow;
}

/** How a text stands to the language of the page that shows it. */
export function useShownLanguage(code: LocaleCode): ShownLanguage {
  return shownLanguage(localeOf(code), usePage().locale);
}

export function shownLanguage(shown: LocaleRow, page: LocaleRow): ShownLanguage {
  if (shown.code === page.code) return { marks: {} };
  const marks = { lang: shown.htmlLang, dir: shown.direction };
  return shown.code === page.overlayOf ? { marks } : { marks, foreign: shown };
}
