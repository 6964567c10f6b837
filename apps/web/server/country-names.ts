import type { LocaleRow } from '@peerbourse/contract/locales';
import { p2pFiatCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));
/** Groups, tests and unknown places have names too, but nobody lives there. */
const notCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/**
 * The names of countries and regions in one language. They are made here and travel like texts: browsers know different
 * names, and a page must read the same before and after it wakes up.
 */
export function countryNames({ tag }: Pick<LocaleRow, 'tag'>): Record<string, string> {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
  const known = codes.filter((code) => !notCountries.has(code)).map((code) => [code, names.of(code)] as const);
  const { compare } = new Intl.Collator([tag]);
  // In the order of their names, so that lists of them need no sorting of their own.
  const named = known.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(named.sort(([, one], [, other]) => compare(one, other)));
}

/** The code of a currency begins with that of its country. */
const markets = p2pFiatCodes.map((fiat) => fiat.slice(0, 2)).filter((code) => !notCountries.has(code));

/** The countries of the markets, which ways to pay are named after: so few that pages without lists of countries can have them, too. */
export function marketCountryNames({ tag }: Pick<LocaleRow, 'tag'>): Record<string, string> {
  const [whole, short] = (['long', 'short'] as const).map((style) => new Intl.DisplayNames([tag], { type: 'region', style }));
  // The whole name of Hong Kong tells its status, which no name of a method does. Short names of others are abbreviations.
  return Object.fromEntries(markets.map((code) => [code, (code === 'HK' ? short : whole)?.of(code) ?? code]));
}
