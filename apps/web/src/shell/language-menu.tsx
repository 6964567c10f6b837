import type { CallOutput } from '@peerbourse/contract/call';
import type { languageList } from '@peerbourse/contract/languages/language-list';
import { type LocaleCode, type LocaleRow, localeOf, locales, prefixOf } from '@peerbourse/contract/locales';
import { QueryClientContext } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#i18n/texts.tsx';
import { writeCookie } from '#lib/cookies.ts';
import { languageListQuery } from './language-list.query.ts';
import { usePage } from './page.tsx';

/** Every language by its own name. A language is another address of the same page, so these are plain links. */
export function LanguageMenu() {
  const { locale } = usePage();
  const t = useText('site');
  return (
    <div>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={`${t('choose_language')}: ${locale.name}`}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-medium px-3 text-13 text-ink-soft hover:bg-sunken tablet:min-h-8"
      >
        <Globe size={16} aria-hidden="true" />
        <span lang={locale.htmlLang}>{locale.name}</span>
      </button>
      <nav
        id="language-menu"
        popover="auto"
        aria-label={t('languages')}
        className="inset-auto start-auto end-4 top-16 m-0 max-h-[80vh] w-[min(560px,calc(100vw-32px))] overflow-auto rounded-large border border-line bg-canvas p-3 shadow-modal"
      >
        <ul className="grid grid-cols-2 gap-1 tablet:grid-cols-3">
          <LanguageItems />
        </ul>
      </nav>
    </div>
  );
}

function LanguageItems() {
  const current = usePage().locale.code;
  const { pathname, search } = useLocation();
  const rest = pathname === '/' ? '' : pathname;
  return useOfferedLanguages().map(({ code, htmlLang, name, direction }) => (
    <li key={code}>
      <a
        href={`${prefixOf(code)}${rest}${search}` || '/'}
        lang={htmlLang}
        hrefLang={htmlLang}
        dir={direction}
        aria-current={code === current ? 'page' : undefined}
        onClick={() => writeCookie('lang', code)}
        className="menu-item"
      >
        {name}
      </a>
    </li>
  ));
}

/** What the server offers, in its order; an error page, which has no answers, offers all that we know. */
function useOfferedLanguages(): LocaleRow[] {
  const client = useContext(QueryClientContext);
  const offered = client?.getQueryData<CallOutput<typeof languageList>>(languageListQuery.queryKey)?.languageTypeList;
  if (!offered) return [...locales];
  return offered.map(({ locale, languageName }) => ({ ...localeOf(locale as LocaleCode), name: languageName }));
}
