import type { Choice } from '@peerbourse/ui/combobox/choice';
import { ComboboxControl } from '@peerbourse/ui/combobox/combobox-control';
import { showToast } from '#base/toasts/toasts.ts';
import { coinChoice, withChosen } from './choices/choice-pictures.tsx';
import { popularCurrencies, useCurrencyChoices, useCurrencyWords } from './choices/currency-field.tsx';
import { useChoosing } from './choices/use-choosing.ts';

export interface NamedUnit {
  code: string;
  /** Its address; empty when there is none. */
  picture: string;
}

interface UnitSelectProps {
  label: string;
  value: string;
  units: readonly NamedUnit[];
  onChoose: (code: string) => void;
}

/** The currency of an amount, chosen inside its field. */
export function CurrencyUnit({ units, ...unit }: UnitSelectProps) {
  const codes = units.map(({ code }) => code);
  return (
    <UnitSelect
      {...unit}
      kind="currency"
      choices={useCurrencyChoices(codes, unit.value)}
      popular={popularCurrencies}
      wordsOf={useCurrencyWords()}
    />
  );
}

/** The coin of an amount, chosen inside its field. */
export function CoinUnit({ units, ...unit }: UnitSelectProps) {
  return <UnitSelect {...unit} kind="coin" choices={withChosen(units.map(coinChoice), unit.value)} />;
}

interface ChosenUnitProps extends Omit<UnitSelectProps, 'units'> {
  kind: 'coin' | 'currency';
  choices: readonly Choice[];
  popular?: readonly string[];
  wordsOf?: (value: string) => readonly string[];
}

function UnitSelect({ label, kind, value, choices, popular, wordsOf, onChoose }: ChosenUnitProps) {
  const choosing = useChoosing(kind, popular, onChoose);
  return (
    <ComboboxControl
      {...choosing}
      label={label}
      value={value}
      choices={choices}
      wordsOf={wordsOf}
      wiring={{ 'aria-label': label }}
      onFailure={(hasFailed) => hasFailed && showToast('error', choosing.texts.failed)}
      className="min-h-11 rounded-small bg-sunken px-2.5 text-14 font-bold text-ink hover:bg-line mouse:min-h-10"
    />
  );
}
