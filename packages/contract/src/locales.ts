/**
 * The 25 languages of the site. Nobody may hand a route code to Intl, to `lang=` or to a library:
 * `asia` throws there, `ph` silently turns English and `zh-TC` turns Simplified. Use `tag` and `htmlLang`.
 */
export interface LocaleRow {
  code: LocaleCode;
  languageType: number;
  /** BCP 47 tag for Intl and for plural rules; calendar and digits are forced where the default would differ. */
  tag: string;
  htmlLang: string;
  /** The wire's name of the language, in the `language` and `locale` headers. */
  languageKey: string;
  /** The language's own name, as shown in the language menu. */
  name: string;
  direction: 'ltr' | 'rtl';
  currency: CurrencyCode;
  /** True where people type a comma as the decimal point. */
  commaDecimal: boolean;
  /** Texts that this locale lacks are taken from there. */
  overlayOf?: LocaleCode;
  redirectToEnglish: boolean;
}

export const currencyCodes = ['USD', 'KRW', 'JPY', 'VND', 'RUB', 'EUR', 'TRY', 'CNY', 'TWD', 'IDR', 'PHP', 'HKD', 'THB'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];
export const defaultCurrency: CurrencyCode = 'USD';

export const localeCodes = [
  'en',
  'asia',
  'en-GB',
  'ja',
  'vi',
  'ru',
  'es',
  'tr',
  'it',
  'fr',
  'de',
  'zh-CN',
  'zh-TW',
  'zh-TC',
  'pt',
  'id',
  'th',
  'pl',
  'uk',
  'pt-PT',
  'es-ES',
  'uz',
  'ar',
  'ph',
  'en-CA',
] as const;
export type LocaleCode = (typeof localeCodes)[number];
export const defaultLocale: LocaleCode = 'en';

type Rest = Partial<Pick<LocaleRow, 'direction' | 'commaDecimal' | 'overlayOf'>>;

function row(
  code: LocaleCode,
  languageType: number,
  [tag, htmlLang, languageKey]: readonly [string, string, string],
  [name, currency]: readonly [string, CurrencyCode],
  rest: Rest = {},
): LocaleRow {
  return {
    code,
    languageType,
    tag,
    htmlLang,
    languageKey,
    name,
    currency,
    direction: 'ltr',
    commaDecimal: false,
    redirectToEnglish: false,
    ...rest,
  };
}

const comma: Rest = { commaDecimal: true };

export const locales: readonly LocaleRow[] = [
  row('en', 0, ['en-US', 'en', 'en_US'], ['English', 'USD']),
  row('asia', 3, ['ko-KR', 'ko', 'ko_KR'], ['한국어', 'KRW']),
  row('en-GB', 102, ['en-GB', 'en-GB', 'en_GB'], ['English (UK)', 'USD'], { overlayOf: 'en' }),
  row('ja', 2, ['ja-JP', 'ja', 'ja_JP'], ['日本語', 'JPY']),
  row('vi', 4, ['vi-VN', 'vi', 'vi_VN'], ['Tiếng Việt', 'VND'], comma),
  row('ru', 6, ['ru-RU', 'ru', 'ru_RU'], ['Русский', 'RUB'], comma),
  row('es', 7, ['es-419', 'es', 'es_419'], ['Español (Latinoamérica)', 'EUR']),
  row('tr', 8, ['tr-TR', 'tr', 'tr_TR'], ['Türkçe', 'TRY'], comma),
  row('it', 9, ['it-IT', 'it', 'it_IT'], ['Italiano', 'EUR'], comma),
  row('fr', 10, ['fr-FR', 'fr', 'fr_FR'], ['Français', 'EUR'], comma),
  row('de', 11, ['de-DE', 'de', 'de_DE'], ['Deutsch', 'EUR'], comma),
  row('zh-CN', 1, ['zh-Hans-CN', 'zh-Hans', 'zh_CN'], ['简体中文', 'CNY']),
  row('zh-TW', 5, ['zh-Hant-TW', 'zh-Hant-TW', 'zh_TW'], ['繁體中文（台灣）', 'TWD']),
  row('zh-TC', 101, ['zh-Hant-HK', 'zh-Hant-HK', 'zh_HK'], ['繁體中文（香港）', 'TWD'], { overlayOf: 'zh-TW' }),
  row('pt', 12, ['pt-BR', 'pt-BR', 'pt_BR'], ['Português (Brasil)', 'EUR'], comma),
  row('id', 13, ['id-ID', 'id', 'id_ID'], ['Bahasa Indonesia', 'IDR'], comma),
  row('th', 14, ['th-TH-u-ca-gregory', 'th', 'th_TH'], ['ไทย', 'THB']),
  row('pl', 20, ['pl-PL', 'pl', 'pl_PL'], ['Polski', 'USD'], comma),
  row('uk', 21, ['uk-UA', 'uk', 'uk_UA'], ['Українська', 'USD'], comma),
  row('pt-PT', 24, ['pt-PT', 'pt-PT', 'pt_PT'], ['Português (Portugal)', 'USD'], { ...comma, overlayOf: 'pt' }),
  row('es-ES', 23, ['es-ES', 'es-ES', 'es_ES'], ['Español (España)', 'USD'], { ...comma, overlayOf: 'es' }),
  row('uz', 25, ['uz-Latn-UZ', 'uz', 'uz_UZ'], ['Oʻzbekcha', 'USD'], comma),
  row('ar', 39, ['ar-u-ca-gregory-nu-latn', 'ar', 'ar'], ['العربية', 'USD'], { direction: 'rtl' }),
  row('ph', 40, ['fil-PH', 'fil', 'fil_PH'], ['Filipino', 'USD']),
  row('en-CA', 43, ['en-CA', 'en-CA', 'en_CA'], ['English (Canada)', 'USD'], { overlayOf: 'en' }),
];

const byCode = new Map<string, LocaleRow>(locales.map((locale) => [locale.code, locale]));
const byType = new Map<number, LocaleRow>(locales.map((locale) => [locale.languageType, locale]));
const byKey = new Map<string, LocaleRow>(locales.map((locale) => [locale.languageKey, locale]));

export function isLocaleCode(code: string): code is LocaleCode {
  return byCode.has(code);
}

export function localeOf(code: LocaleCode): LocaleRow {
  return byCode.get(code) as LocaleRow;
}

export function localeOfLanguageType(languageType: number): LocaleRow | undefined {
  return byType.get(languageType);
}

/** Reads the `language` header of the wire; what it does not know is English. */
export function localeOfLanguageKey(languageKey: string | undefined): LocaleRow {
  return byKey.get(languageKey ?? '') ?? localeOf(defaultLocale);
}

/** English has no prefix; every other locale is prefixed with its code. */
export function prefixOf(code: LocaleCode): string {
  return code === defaultLocale ? '' : `/${code}`;
}
