import { defaultLocale, locales } from '../../packages/contract/src/locales.ts';
import { catalogueAreas, readCatalogue } from '../../packages/texts/src/read-catalogue.ts';

/** Filipino and Indonesian take over more English words than others. */
const allowed: Record<string, number> = { ph: 0.12, id: 0.12 };
const usuallyAllowed = 0.03;

/** Names and abbreviations are the same everywhere and do not count. */
const names = new Set(['P2P', 'VIP', 'API']);

export function checkSameAsEnglish(): string[] {
  return locales
    .filter(({ code, overlayOf }) => code !== defaultLocale && overlayOf !== defaultLocale)
    .flatMap(({ code, overlayOf }) => {
      const pairs = catalogueAreas().flatMap((area) => pairsOf(area, code, overlayOf));
      const same = pairs.filter(({ english, own }) => english === own);
      const share = same.length / pairs.length;
      const limit = allowed[code] ?? usuallyAllowed;
      return share > limit
        ? [`${code}: ${(share * 100).toFixed(1)} % of the texts are English: ${same.map(({ key }) => key).join(', ')}`]
        : [];
    });
}

function pairsOf(area: string, code: string, overlayOf?: string) {
  const own = readCatalogue(area, code, overlayOf);
  return Object.entries(readCatalogue(area, defaultLocale))
    .filter(([, english]) => !names.has(english))
    .map(([key, english]) => ({ key: `${area}.${key}`, english, own: own[key] }));
}
