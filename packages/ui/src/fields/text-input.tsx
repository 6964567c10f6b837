import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from './field.tsx';

export interface TextInputProps extends FieldText, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'id'> {
  prefix?: ReactNode;
  suffix?: ReactNode;
  size?: 'medium' | 'large' | undefined;
}

export function TextInput({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  hasErrorLine,
  counter,
  isRequired,
  prefix,
  suffix,
  size = 'medium',
  className = '',
  ...rest
}: TextInputProps) {
  const fieldText = { label, isLabelHidden, aside, hint, error, hasErrorLine, counter, isRequired };
  return (
    <Field {...fieldText} prefix={prefix} suffix={suffix} boxClassName={size === 'large' ? 'min-h-13' : ''}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={`control-text ${className}`} />}
    </Field>
  );
}
