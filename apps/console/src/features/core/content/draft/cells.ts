import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { type LocaleCode, localeCodes } from '@peerbourse/contract/locales';
import { fieldLabel, fieldText, languageText, textLabels } from '../content-text.ts';
import { kindForm } from '../kind-form.ts';
import { type Draft, textOf, withField, withText } from './draft.form.ts';

/** The smallest thing that two people can change independently: a field, or one text in one language. */
export interface Cell {
  /** Missing for fields, which are the same in every language. */
  locale?: LocaleCode;
  name: string;
}

export function cellsOf(kind: ContentKind): Cell[] {
  const { fields, texts } = kindForm(kind);
  const inLanguages = localeCodes.flatMap((locale) => Object.keys(texts).map((name) => ({ locale, name })));
  return [...Object.keys(fields).map((name) => ({ name })), ...inLanguages];
}

export function cellLabel({ locale, name }: Cell): string {
  if (locale === undefined) return fieldLabel(name);
  return `${textLabels[name] ?? name} (${languageText(locale)})`;
}

/** What it says, as text that can be compared line by line. */
export function cellText(draft: Draft, { locale, name }: Cell): string {
  return locale === undefined ? fieldText(draft.fields[name]) : textOf(draft, locale, name);
}

export function isCellSame(one: Draft, other: Draft, { locale, name }: Cell): boolean {
  if (locale !== undefined) return textOf(one, locale, name) === textOf(other, locale, name);
  return JSON.stringify(one.fields[name]) === JSON.stringify(other.fields[name]);
}

/** The draft with one cell taken from another. */
export function withCellOf(draft: Draft, source: Draft, { locale, name }: Cell): Draft {
  if (locale === undefined) return withField(draft, name, source.fields[name]);
  return withText(draft, locale, name, textOf(source, locale, name));
}
