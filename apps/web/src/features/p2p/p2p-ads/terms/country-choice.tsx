import { Badge } from '@peerbourse/ui/feedback/badge';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { SearchField } from '@peerbourse/ui/fields/search-field';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { adCountryListQuery } from '#queries/p2p-config/ad-country-list.query.ts';
import { FieldBox } from './field-box.tsx';
import type { StepProps } from './step-props.ts';

/** The contract takes no more. */
const maxCountries = 60;

/** From where takers may be; nobody chosen is everybody. */
export function CountryChoice({ draft, onChange }: StepProps) {
  const t = useText('p2p-ads');
  const nameOf = useCountryName();
  const offered = useRead(adCountryListQuery)?.countryList ?? [];
  const [sought, setSought] = useState('');
  const { countries } = draft;
  const named = offered
    .map(({ countryCode }) => ({ code: countryCode, name: nameOf(countryCode) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(sought.trim().toLowerCase()));

  function toggle(code: string): void {
    onChange({ ...draft, countries: countries.includes(code) ? countries.filter((each) => each !== code) : [...countries, code] });
  }

  return (
    <FieldBox field="countries">
      <details className="group rounded-medium border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3.5 py-2 text-14">
          <span className="flex min-w-0 flex-wrap items-center gap-1.5">
            <span className="font-medium">{t('countries')}</span>
            {countries.length === 0 ? (
              <span className="text-ink-soft">{t('countries_all')}</span>
            ) : (
              countries.map((code) => <Badge key={code}>{nameOf(code)}</Badge>)
            )}
          </span>
          <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="grid gap-2 border-t border-line p-3.5">
          <SearchField
            label={t('country_search')}
            placeholder={t('country_search')}
            clearLabel={t('search_clear')}
            value={sought}
            onChange={setSought}
          />
          <ul className="grid max-h-60 overflow-y-auto tablet:grid-cols-2 tablet:gap-x-4">
            {named.map(({ code, name }) => (
              <li key={code}>
                <Checkbox
                  label={name}
                  checked={countries.includes(code)}
                  disabled={countries.length >= maxCountries && !countries.includes(code)}
                  onChange={() => toggle(code)}
                />
              </li>
            ))}
          </ul>
        </div>
      </details>
    </FieldBox>
  );
}
