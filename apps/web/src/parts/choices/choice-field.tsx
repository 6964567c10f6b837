import { Combobox, type ComboboxProps } from '@peerbourse/ui/combobox/combobox';
import type { ChoiceKind } from './recent-choices.ts';
import { useChoosing } from './use-choosing.ts';

export interface ChoiceFieldProps extends Omit<ComboboxProps, 'texts' | 'first'> {
  /** Fields of one kind share what was chosen lately; without one nothing is remembered. */
  kind?: ChoiceKind | undefined;
  /** Values that many choose. */
  popular?: readonly string[] | undefined;
}

/** A field with six choices or more. */
export function ChoiceField({ kind, popular, onChange, ...field }: ChoiceFieldProps) {
  return <Combobox {...field} {...useChoosing(kind, popular, onChange)} />;
}
