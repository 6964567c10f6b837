import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Select } from '@peerbourse/ui/fields/select';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { dialCodeListQuery } from '#queries/reference/dial-code-list.query.ts';

/** Dial codes with the names of their countries. Several countries may share a code; what counts is the code. */
export function DialCodeSelect({ value, onChange }: { value: string; onChange: (dialCode: string) => void }) {
  const t = useText('security');
  const nameOf = useCountryName();
  return (
    <QueryBoundary query={dialCodeListQuery} fallback={<Skeleton shape="block" className="h-18" />}>
      {({ areaCodeList }) => {
        const options = areaCodeList.map(({ areaCode, country }) => ({
          value: `${areaCode} ${country}`,
          label: `${nameOf(country)} +${areaCode}`,
        }));
        return (
          <Select
            label={t('dial_code')}
            placeholder={t('dial_code_choose')}
            autoComplete="tel-country-code"
            options={options}
            value={options.find((option) => option.value.startsWith(`${value} `))?.value ?? ''}
            onChange={(event) => onChange(event.currentTarget.value.split(' ')[0] ?? '')}
            isRequired
          />
        );
      }}
    </QueryBoundary>
  );
}
