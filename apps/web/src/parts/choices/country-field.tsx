import { countryWords } from '@peerbourse/rules/native-names';
import { usePage } from '#base/page.tsx';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';

/** A country by its name, with its flag. It is found by its name at home as well. */
export function CountryField({ kind = 'country', ...field }: Omit<ChoiceFieldProps, 'wordsOf'>) {
  return <ChoiceField {...field} kind={kind} wordsOf={useCountryWords()} />;
}

function useCountryWords(): (country: string) => string[] {
  const { tag } = usePage().locale;
  return (country) => (country === '' ? [] : countryWords(country, tag));
}
