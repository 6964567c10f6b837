import { countryWords } from '@peerbourse/rules/native-names';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
import { Flag } from '#parts/choices/choice-pictures.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { dialCodeListQuery } from '#queries/reference/dial-code-list.query.ts';

/** Dial codes with the names of their countries. Several countries may share a code; what counts is the code. */
export function DialCodeSelect({ value, onChange }: { value: string; onChange: (dialCode: string) => void }) {
  const t = useText('security');
  const nameOf = useCountryName();
  const { tag } = usePage().locale;
  return (
    <QueryBoundary query={dialCodeListQuery} fallback={<Skeleton shape="block" className="h-18" />}>
      {({ areaCodeList }) => {
        const choices = areaCodeList.map(({ areaCode, country }) => ({
          value: `${areaCode} ${country}`,
          label: `${nameOf(country)} +${areaCode}`,
          icon: <Flag country={country} />,
        }));
        return (
          <ChoiceField
            kind="dial"
            label={t('dial_code')}
            placeholder={t('dial_code_choose')}
            choices={choices}
            value={choices.find((choice) => choice.value.startsWith(`${value} `))?.value ?? ''}
            onChange={(chosen) => onChange(chosen.split(' ')[0] ?? '')}
            wordsOf={(chosen) => countryWords(chosen.split(' ')[1] ?? '', tag)}
            isRequired
          />
        );
      }}
    </QueryBoundary>
  );
}
