import { Field } from '#parts/field.tsx';

export interface TextFieldProps {
  label: string;
  value: string;
  hint?: string | undefined;
  problem: string | undefined;
  isCode?: boolean;
  isLong?: boolean;
  /** Has the focus when its dialog opens. */
  isFirst?: boolean;
  onChange: (value: string) => void;
}

export function TextField({ label, value, hint, problem, isCode = false, isLong = false, isFirst = false, onChange }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem}
      isCode={isCode}
      control={(wiring) =>
        isLong ? (
          <textarea {...wiring} rows={4} spellCheck={false} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...wiring}
            {...(isFirst ? { 'data-first-focus': '' } : {})}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    />
  );
}
