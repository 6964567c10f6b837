import { useRead } from '#base/api/read.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText, useTexts } from '#base/i18n/texts.tsx';
import { Flag } from '#parts/choices/choice-pictures.tsx';
import { CountryField } from '#parts/choices/country-field.tsx';
import { countryListQuery } from '#queries/reference/country-list.query.ts';

interface CountrySelectProps {
  value: string;
  onChange: (country: string) => void;
  problem: string | undefined;
}

/** Where somebody lives. Countries without accounts are in the list, so that nobody looks for them in vain. */
export function CountrySelect({ value, onChange, problem }: CountrySelectProps) {
  const t = useText('auth');
  return (
    <CountryField
      label={t('country')}
      hint={t('country_hint')}
      value={value}
      onChange={onChange}
      error={problem}
      placeholder={t('choose_country')}
      choices={useCountryChoices()}
      isRequired
    />
  );
}

function useCountryChoices() {
  const t = useText('auth');
  const countries = useRead(countryListQuery)?.areaList ?? [];
  const names = useTexts().texts[countryTexts] ?? {};
  const order = new Map(Object.keys(names).map((country, index) => [country, index]));
  const place = (country: string) => order.get(country) ?? order.size;
  return countries
    .toSorted((one, other) => place(one.country) - place(other.country))
    .map(({ country, mayRegister }) => {
      const name = names[country] ?? country;
      return {
        value: country,
        label: mayRegister ? name : t('country_closed', { country: name }),
        icon: <Flag country={country} />,
        isDisabled: !mayRegister,
      };
    });
}
