import { type LocaleCode, locales } from './locales.ts';

/** Browser languages that our table does not name by their own tag. */
const others: Record<string, LocaleCode> = {
  ko: 'asia',
  fil: 'ph',
  tl: 'ph',
  'zh-tw': 'zh-TW',
  'zh-hant': 'zh-TW',
  'zh-hk': 'zh-TC',
  'zh-mo': 'zh-TC',
  'zh-hant-hk': 'zh-TC',
  zh: 'zh-CN',
  'zh-cn': 'zh-CN',
  'zh-sg': 'zh-CN',
  'zh-hans': 'zh-CN',
  'en-au': 'en-GB',
  'en-nz': 'en-GB',
  'en-ie': 'en-GB',
  'en-in': 'en-GB',
};

const known = new Map<string, LocaleCode>([
  ...locales.filter(({ code }) => !['asia', 'ph', 'zh-TC'].includes(code)).map(({ code }) => [code.toLowerCase(), code] as const),
  ...Object.entries(others),
]);

/** The first language of an Accept-Language header that we offer, or undefined. */
export function localeOfAcceptLanguage(header: string | undefined): LocaleCode | undefined {
  for (const tag of preferences(header ?? '')) {
    const found = known.get(tag) ?? known.get(tag.split('-').slice(0, 2).join('-')) ?? known.get(tag.split('-')[0] ?? '');
    if (found) return found;
  }
  return undefined;
}

function preferences(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? '1',
      );
      return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0, index };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}
