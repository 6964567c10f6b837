import { type ReactNode, useId } from 'react';
import { ErrorFade } from '../feedback/error-fade.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  note?: ReactNode;
  /** At the far end, such as a price. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  options: ReadonlyArray<RadioOption<Value>>;
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  name?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  /** Lines in a list, or a card for each. */
  variant?: 'list' | 'cards' | undefined;
}

const cardClass =
  'rounded-medium border border-line-strong px-3.5 py-3 hover:border-control has-checked:border-brand has-checked:bg-brand-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-disabled:border-line has-disabled:bg-sunken';

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  hint,
  error,
  isRequired = false,
  variant = 'list',
}: RadioGroupProps<Value>) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-13 font-medium text-ink-soft">{label}</legend>
      <div className={variant === 'cards' ? 'grid gap-2.5' : ''}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-11 cursor-pointer items-start gap-2.5 text-14 has-disabled:cursor-not-allowed has-disabled:text-ink-faint ${variant === 'cards' ? cardClass : 'py-2.5 mouse:min-h-8 mouse:py-1.5'}`}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-4.5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control bg-canvas checked:border-[5.5px] checked:border-brand disabled:border-line-strong disabled:bg-sunken forced-colors:appearance-auto"
            />
            <span className="min-w-0 flex-1">
              <span className={variant === 'cards' ? 'font-semibold' : ''}>{option.label}</span>
              {option.note && <span className="mt-0.5 block text-13 text-ink-soft">{option.note}</span>}
            </span>
            {option.aside && <span className="shrink-0 text-13 text-ink-soft">{option.aside}</span>}
          </label>
        ))}
      </div>
      <ErrorFade id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-12 text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
