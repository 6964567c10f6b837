import { useState } from 'react';
import { Field, type FieldText } from '../fields/field.tsx';
import { ComboboxControl, type ComboboxControlProps } from './combobox-control.tsx';

export interface ComboboxProps
  extends Omit<FieldText, 'label'>,
    Pick<ComboboxControlProps, 'label' | 'choices' | 'value' | 'onChange' | 'first' | 'wordsOf' | 'texts' | 'placeholder' | 'isDisabled'> {
  size?: 'medium' | 'large' | undefined;
}

/** A choice of many, in the look of the other fields. What is chosen is never cut: it takes a second line instead. */
export function Combobox({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  hasErrorLine,
  counter,
  isRequired,
  size = 'medium',
  ...control
}: ComboboxProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const fieldText = {
    label,
    isLabelHidden,
    aside,
    hint,
    error: hasFailed ? control.texts.failed : error,
    hasErrorLine,
    counter,
    isRequired,
  };
  return (
    <Field {...fieldText} boxClassName={size === 'large' ? 'min-h-13' : ''}>
      {(wiring) => (
        <ComboboxControl
          {...control}
          label={label}
          wiring={wiring}
          onFailure={setHasFailed}
          className="control-text rounded-medium px-3.5 py-2 leading-tight"
        />
      )}
    </Field>
  );
}
