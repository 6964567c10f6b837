import { documentTypes } from '@peerbourse/contract/identity/verification/verification.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText, useTexts } from '#base/i18n/texts.tsx';
import { Flag } from '#parts/choices/choice-pictures.tsx';
import { CountryField } from '#parts/choices/country-field.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { countryListQuery } from '#queries/reference/country-list.query.ts';
import { documentText } from './document-text.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';

export function DocumentStep({ draft, problems, onChange, onDone }: StepProps) {
  const t = useText('verification');
  return (
    <StepForm title={t('step_document')} lead={t('lead')} submitLabel={t('next')} onSubmit={onDone}>
      <p className="text-14 text-ink-soft">{t('why')}</p>
      <QueryBoundary query={countryListQuery} fallback={<Skeleton shape="block" className="h-18" />}>
        {({ areaList }) => (
          <CountrySelect
            countries={areaList.map(({ country }) => country)}
            value={draft.country}
            error={problems.country && t(problems.country)}
            onChange={(country) => onChange({ country })}
          />
        )}
      </QueryBoundary>
      <RadioGroup
        label={t('document_type')}
        variant="cards"
        hint={t('document_hint')}
        error={problems.documentType && t(problems.documentType)}
        options={documentTypes.map((value) => ({ value, label: t(documentText[value].name), note: t(documentText[value].note) }))}
        value={draft.documentType}
        onChange={(documentType) => onChange({ documentType })}
      />
    </StepForm>
  );
}

interface CountrySelectProps {
  countries: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (country: string) => void;
}

function CountrySelect({ countries, value, error, onChange }: CountrySelectProps) {
  const t = useText('verification');
  // The names come in the order of their language; the browser's own order might differ from the server's.
  const names = useTexts().texts[countryTexts] ?? {};
  const known = new Set(countries);
  const unnamed = countries.filter((country) => !Object.hasOwn(names, country));
  const ordered = [...Object.keys(names).filter((country) => known.has(country)), ...unnamed];
  return (
    <CountryField
      label={t('country')}
      placeholder={t('country_choose')}
      isRequired
      choices={ordered.map((country) => ({ value: country, label: names[country] ?? country, icon: <Flag country={country} /> }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
