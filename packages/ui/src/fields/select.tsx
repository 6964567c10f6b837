import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'prefix' | 'size' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string | undefined;
  prefix?: ReactNode;
  size?: 'medium' | 'large' | undefined;
}

/** The browser's own choice, in the look of the other fields. */
export function Select({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  hasErrorLine,
  counter,
  isRequired,
  options,
  placeholder,
  prefix,
  size = 'medium',
  className = '',
  ...rest
}: SelectProps) {
  const fieldText = { label, isLabelHidden, aside, hint, error, hasErrorLine, counter, isRequired };
  return (
    <Field {...fieldText} prefix={prefix} boxClassName={`relative ${size === 'large' ? 'min-h-13' : ''}`}>
      {(wiring) => (
        <>
          <select
            {...rest}
            {...wiring}
            className={`control-text cursor-pointer appearance-none rounded-medium pe-10 disabled:cursor-not-allowed ${className}`}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute end-3.5 text-ink-soft" />
        </>
      )}
    </Field>
  );
}
