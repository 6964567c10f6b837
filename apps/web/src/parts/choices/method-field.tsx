import type { Choice } from '@peerbourse/ui/combobox/choice';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';
import { type NamedMethod, useMethodChoice } from './use-method-choice.tsx';

interface MethodFieldProps extends Omit<ChoiceFieldProps, 'choices' | 'kind' | 'popular'> {
  /** Those most used come first, as the server lists them. */
  methods: readonly NamedMethod[];
  any: string;
}

/** A way to pay, or any. */
export function MethodField({ methods, any, ...field }: MethodFieldProps) {
  const choiceOf = useMethodChoice();
  const choices: Choice[] = [{ value: '', label: any }, ...methods.map(choiceOf)];
  return <ChoiceField {...field} kind="method" choices={choices} />;
}
