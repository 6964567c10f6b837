import { type LocaleCode, type LocaleRow, localeOf, prefixOf } from '@peerbourse/contract/locales';
import { Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';

interface LanguageNoteProps {
  shown: LocaleRow;
  languages: readonly LocaleCode[];
}

/** Says that a text is not in the reader's language, and in which languages it can be read. */
export function LanguageNote({ shown, languages }: LanguageNoteProps) {
  const t = useText('content');
  const { locale } = usePage();
  const { pathname } = useLocation();
  return (
    <aside aria-labelledby="language-note" className="flex gap-3 rounded-medium bg-sunken px-4 py-3 text-14 print:hidden">
      <Languages size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
      <div className="min-w-0">
        <p id="language-note">{t('not_translated', { language: locale.name, shown: shown.name })}</p>
        <ul aria-label={t('read_in')} className="mt-1 flex flex-wrap gap-x-4">
          {languages.map(localeOf).map(({ code, htmlLang, name }) => (
            <li key={code}>
              {/* Another language is another table of pages, so the browser loads it anew. */}
              <a
                href={`${prefixOf(code)}${pathname}`}
                lang={htmlLang}
                hrefLang={htmlLang}
                className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline mouse:min-h-8"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
