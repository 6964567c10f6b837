import { useCountryName } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';

/** From where: the country if it is known, and the address. */
export function Place({ country, address }: { country: string; address: string }) {
  const t = useText('account');
  const nameOf = useCountryName();
  return (
    <>
      <span className="block">{country === '' ? t('place_unknown') : nameOf(country)}</span>
      <span className="block text-12 text-ink-soft wrap-anywhere">
        <span className="figure">{address}</span>
      </span>
    </>
  );
}
