import { type ReactNode, useId } from 'react';
import { ErrorFade } from '../feedback/error-fade.tsx';

/** What a control needs so that its label, hint and error belong to it. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The words round a control, the same for every kind of it. */
export interface FieldText {
  label: ReactNode;
  /** Only spoken, where the place says it to those who see. */
  isLabelHidden?: boolean | undefined;
  /** At the far end of the label's line, such as a balance or a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Keeps the error's line free, so that nothing below moves when it appears. */
  hasErrorLine?: boolean | undefined;
  /** Such as "12 / 500". */
  counter?: string | undefined;
  isRequired?: boolean | undefined;
}

export interface FieldProps extends FieldText {
  /** Inside the box, before and after what is entered. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A control that brings no box of its own gets one. */
  hasBox?: boolean | undefined;
  boxClassName?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

export function Field({ prefix, suffix, hasBox = true, boxClassName = '', children, ...fieldText }: FieldProps) {
  const id = useId();
  const control = children({
    id,
    'aria-describedby': describing(id, fieldText),
    'aria-invalid': fieldText.error ? true : undefined,
    'aria-required': fieldText.isRequired ? true : undefined,
  });
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <FieldHead id={id} {...fieldText} />
      {hasBox ? (
        <div className={`control-box ${boxClassName}`}>
          {prefix && <span className="flex shrink-0 items-center ps-3.5 text-ink-soft">{prefix}</span>}
          {control}
          {suffix && <span className="flex shrink-0 items-center gap-1 pe-1.5 text-ink-soft">{suffix}</span>}
        </div>
      ) : (
        control
      )}
      <FieldFoot id={id} {...fieldText} />
    </div>
  );
}

function FieldHead({ id, label, isLabelHidden = false, aside }: FieldText & { id: string }) {
  return (
    <div className={isLabelHidden && !aside ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-13 font-medium text-ink-soft'}>
        {label}
      </label>
      {aside && <span className="text-end text-13 text-ink-soft">{aside}</span>}
    </div>
  );
}

function FieldFoot({ id, hint, error, hasErrorLine = false, counter }: FieldText & { id: string }) {
  return (
    <div className={error || hint || counter || hasErrorLine ? 'flex items-start justify-between gap-3' : 'contents'}>
      <div className="grid min-w-0 flex-1 gap-0.5 empty:hidden">
        <ErrorFade id={`${id}-error`} error={error} hasLine={hasErrorLine} />
        {hint && (
          <p id={`${id}-hint`} className="text-12 text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      {counter && (
        <span id={`${id}-counter`} className="figure shrink-0 text-12 text-ink-soft">
          {counter}
        </span>
      )}
    </div>
  );
}

function describing(id: string, { hint, error, counter }: FieldText): string | undefined {
  const parts = [error ? `${id}-error` : '', hint ? `${id}-hint` : '', counter ? `${id}-counter` : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
