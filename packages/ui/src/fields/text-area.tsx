import { type ComponentProps, type FormEvent, useState } from 'react';
import { Field, type FieldText } from './field.tsx';

export interface TextAreaProps extends Omit<FieldText, 'counter'>, Omit<ComponentProps<'textarea'>, 'id' | 'prefix'> {
  /** Shows how much of `maxLength` is used. */
  hasCounter?: boolean | undefined;
}

export function TextArea({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  hasErrorLine,
  isRequired,
  hasCounter = false,
  maxLength,
  onInput,
  rows = 4,
  className = '',
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  const counter = hasCounter ? (maxLength === undefined ? `${length}` : `${length} / ${maxLength}`) : undefined;
  const fieldText = { label, isLabelHidden, aside, hint, error, hasErrorLine, counter, isRequired };

  function count(event: FormEvent<HTMLTextAreaElement> & Parameters<NonNullable<typeof onInput>>[0]): void {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  }

  return (
    <Field {...fieldText}>
      {(wiring) => (
        <textarea
          rows={rows}
          maxLength={maxLength}
          {...rest}
          {...wiring}
          onInput={count}
          className={`control-text contain-inline-size field-sizing-content max-h-80 min-h-24 resize-y py-2.5 leading-normal ${className}`}
        />
      )}
    </Field>
  );
}
