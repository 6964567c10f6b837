import { localeOfAcceptLanguage } from '@peerbourse/contract/locale-match';
import {
  defaultLocale,
  isLocaleCode,
  type LocaleCode,
  type LocaleRow,
  localeOf,
  localeOfLanguageType,
  prefixOf,
} from '@peerbourse/contract/locales';
import { isoLanguages } from './iso-languages.ts';

export interface LanguageAsk {
  pathname: string;
  search: string;
  langCookie: string | undefined;
  acceptLanguage: string | undefined;
  isRobot: boolean;
}

export type LanguageAnswer = { kind: 'redirect'; to: string; mayCache: false } | { kind: 'page'; locale: LocaleRow; base: string };

const untouched = new Set(['nl', 'sv']);

/** Decides from the address alone which language a page has; only `/` itself looks at the visitor. */
export function languageOf(ask: LanguageAsk): LanguageAnswer {
  const [, first = '', ...restParts] = ask.pathname.split('/');
  const rest = restParts.length > 0 ? `/${restParts.join('/')}` : '';
  if (untouched.has(first)) return page(defaultLocale);
  const requested = requestedLanguage(ask.search);
  if (isLocaleCode(first)) return knownPrefix(first, rest, requested, ask.search);
  if (isForeignPrefix(first)) return redirect(requested ?? defaultLocale, rest, ask.search);
  if (requested) return redirect(requested, ask.pathname === '/' ? '' : ask.pathname, ask.search);
  return ask.pathname === '/' ? rootPage(ask) : page(defaultLocale);
}

function knownPrefix(code: LocaleCode, rest: string, requested: LocaleCode | undefined, search: string): LanguageAnswer {
  if (requested) return redirect(requested, rest, search);
  if (localeOf(code).redirectToEnglish) return redirect(defaultLocale, rest, search);
  if (code !== defaultLocale) return page(code);
  // English has no prefix; only its home also answers at /en, with / as its canonical address.
  return rest === '' || rest === '/' ? { kind: 'page', locale: localeOf(code), base: '/en' } : redirect(defaultLocale, rest, search);
}

function rootPage(ask: LanguageAsk): LanguageAnswer {
  const { langCookie, acceptLanguage = '', search } = ask;
  const remembered = langCookie !== undefined && isLocaleCode(langCookie) ? langCookie : undefined;
  const locale = remembered ?? acceptedLocale(acceptLanguage);
  const isHere = locale === defaultLocale || localeOf(locale).redirectToEnglish || ask.isRobot;
  return isHere ? page(defaultLocale) : redirect(locale, '', search);
}

const accepted = new Map<string, LocaleCode>();
const maxAccepted = 1_000;

/** Browsers send a few hundred different headers in all, so each is read once. */
function acceptedLocale(header: string): LocaleCode {
  const known = accepted.get(header);
  if (known) return known;
  const locale = localeOfAcceptLanguage(header) ?? defaultLocale;
  if (accepted.size >= maxAccepted) accepted.clear();
  accepted.set(header, locale);
  return locale;
}

/** The language named in the query, by number or by code; a wrong one counts as none. */
function requestedLanguage(search: string): LocaleCode | undefined {
  if (search === '') return undefined;
  const query = new URLSearchParams(search);
  return languageNamed(query.get('languageType')) ?? languageNamed(query.get('language'));
}

function languageNamed(value: string | null): LocaleCode | undefined {
  if (value === null || value === '') return undefined;
  const code = /^\d{1,4}$/.test(value) ? localeOfLanguageType(Number(value))?.code : isLocaleCode(value) ? value : undefined;
  return code && localeOf(code).redirectToEnglish ? defaultLocale : code;
}

function isForeignPrefix(segment: string): boolean {
  const [language = '', region] = segment.split('-');
  return isoLanguages.has(language) && (region === undefined || /^[A-Z]{2}$/.test(region));
}

function page(code: LocaleCode): LanguageAnswer {
  return { kind: 'page', locale: localeOf(code), base: prefixOf(code) || '/' };
}

function redirect(code: LocaleCode, rest: string, search: string): LanguageAnswer {
  const query = new URLSearchParams(search);
  query.delete('languageType');
  query.delete('language');
  const kept = query.toString();
  const path = `${prefixOf(code)}${withoutDoubleSlash(rest)}` || '/';
  return { kind: 'redirect', to: `${path}${kept ? `?${kept}` : ''}`, mayCache: false };
}

/** `/xx//evil.example` must not turn into an address of somebody else; browsers drop blanks before they read one. */
function withoutDoubleSlash(rest: string): string {
  return rest
    .replaceAll(/\s|\p{Cc}/gu, '')
    .replace(/^[/\\]+/, '/')
    .replace(/^\/$/, '');
}
