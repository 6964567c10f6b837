import { currencyName, currencyWords } from '@peerbourse/rules/native-names';
import type { Choice } from '@peerbourse/ui/combobox/choice';
import { usePage } from '#base/page.tsx';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
import { currencyChoice } from './choice-pictures.tsx';

interface CurrencyFieldProps extends Omit<ChoiceFieldProps, 'choices' | 'kind' | 'popular' | 'wordsOf'> {
  currencies: readonly string[];
  /** A choice before all currencies, such as any of them. */
  none?: string | undefined;
}

export const popularCurrencies = ['USD', 'EUR', 'GBP', 'JPY'];

/** A currency by its code, with its flag and its name. */
export function CurrencyField({ currencies, none, ...field }: CurrencyFieldProps) {
  const choices = useCurrencyChoices(currencies, field.value);
  return (
    <ChoiceField
      {...field}
      kind="currency"
      popular={popularCurrencies}
      choices={none === undefined ? choices : [{ value: '', label: none }, ...choices]}
      wordsOf={useCurrencyWords()}
    />
  );
}

export function useCurrencyChoices(currencies: readonly string[], chosen: string): readonly Choice[] {
  const { tag } = usePage().locale;
  const codes = chosen === '' || currencies.includes(chosen) ? currencies : [chosen, ...currencies];
  return codes.map((code) => currencyChoice(code, currencyName(code, tag)));
}

export function useCurrencyWords(): (currency: string) => string[] {
  const { tag } = usePage().locale;
  return (currency) => (currency === '' ? [] : currencyWords(currency, tag));
}
