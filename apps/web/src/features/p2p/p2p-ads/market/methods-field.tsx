import { useText } from '#base/i18n/texts.tsx';
import { ChoiceField } from '#parts/choices/choice-field.tsx';
import { type NamedMethod, useMethodChoice } from '#parts/choices/use-method-choice.tsx';
import { changedFilters, type HallFilterValues, methodsOf, toggledMethod } from './hall-params.ts';

interface MethodsFieldProps {
  filters: HallFilterValues;
  methods: readonly NamedMethod[];
  onChange: (change: (filters: HallFilterValues) => HallFilterValues) => void;
}

const several = 'several';

/** Ways to pay, one after the other; choosing one again takes it back. */
export function MethodsField({ filters, methods, onChange }: MethodsFieldProps) {
  const t = useText('p2p');
  const choiceOf = useMethodChoice();
  const chosen = methodsOf(filters);
  const count = { value: several, label: t('methods_chosen', { count: chosen.length }) };
  return (
    <ChoiceField
      label={t('method')}
      isLabelHidden
      kind="method"
      value={chosen.length > 1 ? several : (chosen[0] ?? '')}
      onChange={(method) => {
        if (method === several) return;
        onChange((from) => (method === '' ? changedFilters(from, 'method', '') : toggledMethod(from, method)));
      }}
      choices={[...(chosen.length > 1 ? [count] : []), { value: '', label: t('all_methods') }, ...methods.map(choiceOf)]}
    />
  );
}
