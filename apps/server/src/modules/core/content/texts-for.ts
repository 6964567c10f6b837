import { type ContentKind, contentKinds, type TextName } from '@peerbourse/contract/core/content/kind.shape';
import { defaultLocale, type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import type { LiveItem } from './live-items.ts';

export interface ShownTexts<Kind extends ContentKind> {
  /** The one that the texts are really written in. */
  language: LocaleCode;
  /** What was not written is empty. */
  texts: Record<TextName<Kind>, string>;
}

/** The texts of an item in a language, or in the nearest one that it has: what it is an overlay of, then English. */
export function textsFor<Kind extends ContentKind>(item: LiveItem<Kind>, code: LocaleCode): ShownTexts<Kind> {
  const language = [code, localeOf(code).overlayOf].find((near) => near !== undefined && item.texts[near] !== undefined) ?? defaultLocale;
  const written = item.texts[language] ?? {};
  const names = Object.keys(contentKinds[item.kind].texts);
  return { language, texts: Object.fromEntries(names.map((name) => [name, written[name] ?? ''])) as ShownTexts<Kind>['texts'] };
}
