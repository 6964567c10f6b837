import type { Choice } from '@peerbourse/ui/combobox/choice';
import { useRead } from '#base/api/read.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText, useTexts } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { Flag } from '#parts/choices/choice-pictures.tsx';
import { dialCodeListQuery } from '#queries/reference/dial-code-list.query.ts';

export interface DialCodes {
  /** The dial code of a country; empty when the list is not here. */
  of: (country: string) => string;
  choices: Choice[];
}

/** Telephone codes by the names of their countries, in the order of the names. */
export function useDialCodes(): DialCodes {
  const t = useText('auth');
  const list = useRead(dialCodeListQuery)?.areaCodeList ?? [];
  const names = useTexts().texts[countryTexts] ?? {};
  const codes = new Map(list.map(({ country, areaCode }) => [country, areaCode]));
  const ordered = [
    ...Object.keys(names).filter((country) => codes.has(country)),
    ...[...codes.keys()].filter((country) => !names[country]),
  ];
  return {
    of: (country) => codes.get(country) ?? '',
    choices: ordered.map((country) => ({
      value: country,
      label: t('dial_code_option', { code: codes.get(country) ?? '', country: names[country] ?? country }),
      short: `+${codes.get(country) ?? ''}`,
      icon: <Flag country={country} />,
    })),
  };
}

/** The country that the language of the page is named after: a guess that costs no request. */
export function useCountryOfPage(): string {
  return /-([A-Z]{2})\b/.exec(usePage().locale.tag)?.[1] ?? 'US';
}
