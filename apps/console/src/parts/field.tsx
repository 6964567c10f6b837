import { type ReactNode, useId } from 'react';

/** What a control needs so that its label, hint and problem belong to it. */
export interface Wiring {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  /** Beside the label, such as a counter. */
  aside?: ReactNode;
  isCode?: boolean;
  control: (wiring: Wiring) => ReactNode;
}

export function Field({ label, hint, problem, aside, isCode = false, control }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-13 font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {control({
        id,
        className: `${looks} ${isCode ? 'font-mono text-13' : 'text-14'} ${problem ? 'border-down' : 'border-control hover:border-ink-soft'}`,
        'aria-describedby': described || undefined,
        'aria-invalid': problem !== undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="flex gap-1.5 text-13 text-down">
          <span aria-hidden="true" className="font-bold">
            !
          </span>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-12 text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

const looks =
  'min-h-10 w-full rounded-medium border bg-canvas px-3 py-2 transition-colors duration-150 [&:is(input,textarea):read-only]:bg-sunken [&:is(input,textarea):read-only]:text-ink-soft focus-visible:border-brand focus-visible:outline-offset-0 pointer-coarse:min-h-11';
