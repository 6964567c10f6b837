import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { usePage } from '#base/page.tsx';
import { type ShownLanguage, shownLanguage } from './shown-language.ts';

/** For lists of texts, each in a language of its own: what the element of each needs. */
export function useLanguageMarks(): (language: LocaleCode) => ShownLanguage['marks'] {
  const { locale } = usePage();
  return (language) => shownLanguage(localeOf(language), locale).marks;
}
