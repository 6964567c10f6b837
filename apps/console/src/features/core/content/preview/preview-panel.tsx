import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { type LocaleCode, localeOf } from '@peerbourse/contract/locales';
import { Notice } from '#parts/notice.tsx';
import { languageText } from '../content-text.ts';
import type { Draft } from '../draft/draft.form.ts';
import { LanguagePicker } from '../languages/language-picker.tsx';
import type { LanguageMark } from '../languages/language-state.ts';
import { SitePreview } from './site-preview.tsx';

export interface PreviewPanelProps {
  kind: ContentKind;
  name: string;
  draft: Draft;
  marks: readonly LanguageMark[];
  locale: LocaleCode;
  onLocale: (locale: LocaleCode) => void;
}

/** What visitors in a language would get, with what is not saved yet. */
export function PreviewPanel({ kind, name, draft, marks, locale, onLocale }: PreviewPanelProps) {
  const shown = marks.find((mark) => mark.locale === locale)?.shown ?? locale;
  const { htmlLang, direction } = localeOf(shown);
  const pageDirection = localeOf(locale).direction;
  return (
    <div className="grid gap-4">
      <LanguagePicker label="Language of the visitor" marks={marks} current={locale} onChange={onLocale} />
      {shown !== locale && (
        <Notice tone="quiet" isSpoken={false}>
          There is no text in {languageText(locale)}. Visitors get {languageText(shown)}
          {kind === 'page-title' || kind === 'menu' ? '.' : ', and the page says so.'}
        </Notice>
      )}
      {/* The page runs in the visitor's direction, the text in its own. */}
      <section aria-label="Preview" dir={pageDirection} className="rounded-medium border border-line bg-sunken p-4 tablet:p-6">
        <div lang={htmlLang} dir={direction} data-preview={shown}>
          <SitePreview kind={kind} name={name} draft={draft} locale={shown} />
        </div>
      </section>
    </div>
  );
}
