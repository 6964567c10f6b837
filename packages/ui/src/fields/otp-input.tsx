import type { ComponentProps } from 'react';
import { cleanCode } from './clean-code.ts';
import { Field, type FieldText } from './field.tsx';

export interface OtpInputProps
  extends Omit<FieldText, 'counter'>,
    Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type' | 'size' | 'prefix' | 'maxLength'> {
  value: string;
  onChange: (digits: string) => void;
  /** All digits are there. */
  onComplete?: ((digits: string) => void) | undefined;
  length?: 4 | 6 | undefined;
}

/**
 * One field for the whole code, so that pasting, filling from a message and reading aloud work as ever. Only the cells
 * behind its evenly spaced digits make it look like several.
 */
export function OtpInput({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  hasErrorLine,
  isRequired,
  value,
  onChange,
  onComplete,
  length = 6,
  ...rest
}: OtpInputProps) {
  const fieldText = { label, isLabelHidden, aside, hint, error, hasErrorLine, isRequired };

  function take(typed: string): void {
    const digits = cleanCode(typed, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  }

  return (
    <Field {...fieldText} hasBox={false}>
      {(wiring) => (
        <div dir="ltr" className="group relative flex w-fit max-w-full gap-1.5 overflow-clip min-[380px]:gap-2 p-1.5 -m-1.5 rtl:ms-auto">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={`h-13 w-9 rounded-medium border bg-canvas min-[380px]:w-10 tablet:w-12 ${error ? 'border-bad' : 'border-control'} ${index === Math.min(value.length, length - 1) ? 'group-has-focus-visible:border-brand group-has-focus-visible:outline-2 group-has-focus-visible:-outline-offset-1 group-has-focus-visible:outline-brand' : ''}`}
            />
          ))}
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            spellCheck={false}
            {...rest}
            {...wiring}
            type="text"
            value={value}
            onChange={(event) => take(event.currentTarget.value)}
            className="absolute start-1.5 top-1.5 h-13 w-[calc(100%+48px)] bg-transparent ps-[calc((36px-1ch)/2)] font-mono text-24 font-semibold tracking-[calc(42px-1ch)] outline-none min-[380px]:ps-[calc((40px-1ch)/2)] min-[380px]:tracking-[calc(48px-1ch)] tablet:ps-[calc((48px-1ch)/2)] tablet:tracking-[calc(56px-1ch)]"
          />
        </div>
      )}
    </Field>
  );
}
