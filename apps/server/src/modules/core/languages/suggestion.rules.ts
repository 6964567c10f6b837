import { localeOfAcceptLanguage } from '@peerbourse/contract/locale-match';
import type { LocaleCode } from '@peerbourse/contract/locales';

/** Where most people read a language of ours; countries with several large languages are left out. */
const countries: ReadonlyArray<readonly [LocaleCode, string]> = [
  ['en', 'US'],
  ['en-GB', 'GB IE AU NZ'],
  ['en-CA', 'CA'],
  ['asia', 'KR'],
  ['ja', 'JP'],
  ['vi', 'VN'],
  ['ru', 'RU BY'],
  ['es', 'AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'],
  ['es-ES', 'ES'],
  ['tr', 'TR'],
  ['it', 'IT SM VA'],
  ['fr', 'FR MC BF BJ CG CI GA GF GP ML MQ NE RE SN TG'],
  ['de', 'DE AT LI'],
  ['zh-CN', 'CN'],
  ['zh-TW', 'TW'],
  ['zh-TC', 'HK MO'],
  ['pt', 'BR'],
  ['pt-PT', 'PT AO CV MZ ST'],
  ['id', 'ID'],
  ['th', 'TH'],
  ['pl', 'PL'],
  ['uk', 'UA'],
  ['uz', 'UZ'],
  ['ar', 'AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE'],
  ['ph', 'PH'],
];

const spokenIn = new Map(countries.flatMap(([locale, list]) => list.split(' ').map((country) => [country, locale] as const)));

/**
 * The language to offer. Browsers speak English where nobody has set them up, so one that knows nothing else says less than
 * the country does.
 */
export function suggestionFor(accepted: readonly string[], country: string): LocaleCode | undefined {
  const requested = localeOfAcceptLanguage(accepted.join(','));
  const spoken = spokenIn.get(country);
  if (requested === undefined || (accepted.every(isEnglish) && spoken && !isEnglish(spoken))) return spoken;
  return requested;
}

function isEnglish(tag: string): boolean {
  return /^en(?:-|$)/i.test(tag);
}
