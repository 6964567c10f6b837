import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'size'> {
  label: ReactNode;
  note?: ReactNode;
  isLabelHidden?: boolean | undefined;
}

/** On or off, at once. The knob carries a mark when it is on, so that its place and colour do not speak alone. */
export function Switch({ label, note, isLabelHidden = false, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-14 has-disabled:cursor-not-allowed has-disabled:text-ink-faint mouse:min-h-8"
    >
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>
        {label}
        {note && (
          <span id={`${id}-note`} className="mt-0.5 block text-13 text-ink-soft">
            {note}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-6 w-10.5 shrink-0">
        <input
          id={id}
          type="checkbox"
          {...rest}
          {...asSwitch}
          aria-describedby={note ? `${id}-note` : undefined}
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-full bg-control checked:bg-brand disabled:bg-line-strong disabled:checked:bg-line-strong forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-0.75 top-0.75 grid size-4.5 place-items-center rounded-full bg-white text-brand shadow-float transition-transform duration-150 peer-checked:translate-x-4.5 peer-disabled:text-ink-faint rtl:peer-checked:-translate-x-4.5 forced-colors:hidden [&>svg]:invisible peer-checked:[&>svg]:visible"
        >
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="m2.5 6.3 2.3 2.3 4.7-5" />
          </svg>
        </span>
      </span>
    </label>
  );
}

/** A checkbox tells by itself whether it is on; the role only changes the words. */
const asSwitch = { role: 'switch' } as const;
