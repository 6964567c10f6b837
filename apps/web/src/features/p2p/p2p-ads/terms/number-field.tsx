import { typeAmount } from '@peerbourse/rules/amounts/amount-input';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import type { ReactNode } from 'react';

interface NumberFieldProps {
  label: string;
  /** Digits, or nothing. */
  value: string;
  onChange: (digits: string) => void;
  suffix?: ReactNode;
  placeholder: string;
  error: string | undefined;
}

const form = { commaDecimal: false, decimals: 0, wholeDigits: 7 } as const;

/** A whole number that may be left out. */
export function NumberField({ label, value, onChange, suffix, placeholder, error }: NumberFieldProps) {
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      placeholder={placeholder}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? '' : typeAmount(currentTarget.value, value, form).text.replace(/\..*/, ''))
      }
      suffix={suffix && <span className="pe-2 text-13">{suffix}</span>}
      error={error}
    />
  );
}
