import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { defaultLocale, type LocaleCode, localeCodes, localeOf } from '@peerbourse/contract/locales';
import { languageText } from '../content-text.ts';
import type { Draft } from '../draft/draft.form.ts';
import { writtenOf } from '../draft/draft.form.ts';
import { kindForm } from '../kind-form.ts';

/** Whether an item can be read in a language: wholly, not wholly yet, through a near language, or in English only. */
export type LanguageState = 'written' | 'begun' | 'borrowed' | 'missing';

export interface LanguageMark {
  locale: LocaleCode;
  state: LanguageState;
  /** The language that visitors really get. */
  shown: LocaleCode;
}

export function languageMarks(kind: ContentKind, draft: Draft): LanguageMark[] {
  const { texts } = writtenOf(kind, draft);
  const written = localeCodes.filter((locale) => texts[locale]);
  const needed = Object.entries(kindForm(kind).texts).filter(([, { isRequired }]) => isRequired);
  return localeCodes.map((locale) => {
    const isWhole = needed.every(([name]) => texts[locale]?.[name]);
    const shown = shownLanguage(written, locale);
    if (shown === locale && texts[locale]) return { locale, shown, state: isWhole ? 'written' : 'begun' };
    return { locale, shown, state: localeOf(locale).overlayOf === shown && written.includes(shown) ? 'borrowed' : 'missing' };
  });
}

/** The visitor's language, else the one that it is a variety of, else English. */
export function shownLanguage(written: readonly LocaleCode[], locale: LocaleCode): LocaleCode {
  const near = localeOf(locale).overlayOf;
  return [locale, near].find((candidate) => candidate !== undefined && written.includes(candidate)) ?? defaultLocale;
}

export function markText({ locale, state, shown }: LanguageMark): string {
  switch (state) {
    case 'written':
      return 'written';
    case 'begun':
      return 'not complete yet';
    case 'borrowed':
      return `falls back to ${languageText(shown)}`;
    case 'missing':
      return locale === defaultLocale ? 'missing' : `missing, falls back to ${languageText(shown)}`;
  }
}
