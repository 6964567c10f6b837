import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorFade } from '../feedback/error-fade.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'size' | 'ref'> {
  label: ReactNode;
  note?: ReactNode;
  error?: ReactNode;
  /** Some of what it stands for is chosen, not all. */
  isMixed?: boolean | undefined;
}

export function Checkbox({ label, note, error, isMixed = false, ...rest }: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  const described = [error ? `${id}-error` : '', note ? `${id}-note` : ''].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2.5 text-14 has-disabled:cursor-not-allowed has-disabled:text-ink-faint mouse:min-h-8 mouse:py-1.5"
      >
        <span className="relative mt-0.5 grid size-4.5 shrink-0 place-items-center">
          <input
            ref={input}
            id={id}
            type="checkbox"
            {...rest}
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
            className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-small border-[1.5px] border-control bg-canvas checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand hover:not-disabled:not-checked:border-ink-soft disabled:border-line-strong disabled:bg-sunken disabled:checked:bg-line-strong aria-invalid:border-bad forced-colors:appearance-auto"
          />
          <Check
            size={14}
            strokeWidth={3.2}
            aria-hidden="true"
            className="pointer-events-none invisible relative text-white peer-checked:visible peer-indeterminate:invisible forced-colors:hidden"
          />
          {isMixed && (
            <Minus
              size={14}
              strokeWidth={3.2}
              aria-hidden="true"
              className="pointer-events-none absolute text-white forced-colors:hidden"
            />
          )}
        </span>
        <span className="min-w-0">
          {label}
          {note && (
            <span id={`${id}-note`} className="mt-0.5 block text-13 text-ink-soft">
              {note}
            </span>
          )}
        </span>
      </label>
      <div className="ps-7">
        <ErrorFade id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
