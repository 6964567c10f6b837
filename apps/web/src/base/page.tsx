import { type LocaleCode, type LocaleRow, localeOf } from '@peerbourse/contract/locales';
import { type NumberChoice, numberChoiceOf } from '@peerbourse/rules/formats/number-signs';
import { createContext, type ReactNode, useContext } from 'react';
import type { NativeTarget } from '#base/native/interception.ts';

/** What is fixed for one page load: its language and where its texts came from. Equal bytes on server and client. */
export interface Page {
  locale: LocaleRow;
  /** Separators that the visitor has chosen; a page that is kept knows of no choice. */
  numbers?: NumberChoice;
  /** Hash of all catalogues; part of the address of each. */
  textsVersion: string;
  /** The public origin of the site, for addresses that leave it. */
  siteUrl: string;
  liveUrls: readonly string[];
  /** Where failures are reported; only in production and beta. */
  report?: { address: string; environment: string };
  /** Set inside the native app: the page then has no header and footer of its own. */
  isApp: boolean;
  /** The app's screen that takes the place of this page, when it was loaded directly. */
  nativeTarget?: NativeTarget;
}

const PageContext = createContext<Page | undefined>(undefined);

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is called outside of a page');
  return page;
}

/** The browser reads back what the server wrote on <html>. */
export function pageOfDocument(document: Document): Page {
  const { locale, numbers, texts, site = '', live, app, native, report, environment = '' } = document.documentElement.dataset;
  return {
    locale: localeOf(locale as LocaleCode),
    ...numbersOf(numbers),
    textsVersion: texts ?? '',
    siteUrl: site,
    liveUrls: (live ?? '').split(' ').filter(Boolean),
    isApp: app !== undefined,
    ...(report === undefined ? {} : { report: { address: report, environment } }),
    ...(native === undefined ? {} : { nativeTarget: JSON.parse(native) as NativeTarget }),
  };
}

export function numbersOf(text: string | undefined): Pick<Page, 'numbers'> {
  const numbers = numberChoiceOf(text);
  return numbers === undefined ? {} : { numbers };
}
