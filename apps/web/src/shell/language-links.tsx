import { locales, prefixOf } from '@peerbourse/contract/locales';
import { useLocation } from 'react-router';
import { usePage } from './page.tsx';

/** Tells search engines where this page stands in every language. */
export function LanguageLinks() {
  const { locale } = usePage();
  const { pathname } = useLocation();
  const rest = pathname === '/' ? '' : pathname;
  const addressOf = (prefix: string) => `${prefix}${rest}` || '/';
  return (
    <>
      <link rel="canonical" href={addressOf(prefixOf(locale.code))} />
      <link rel="alternate" hrefLang="x-default" href={addressOf('')} />
      {locales.map(({ code, htmlLang }) => (
        <link key={code} rel="alternate" hrefLang={htmlLang} href={addressOf(prefixOf(code))} />
      ))}
    </>
  );
}
