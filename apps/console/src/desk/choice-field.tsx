import { Field } from '#parts/field.tsx';

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  labels: Readonly<Record<Value, string>>;
  hint?: string;
  problem?: string | undefined;
  isFirst?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few; the labels come in the order in which they are offered. */
export function ChoiceField<Value extends string>({
  label,
  value,
  labels,
  hint,
  problem,
  isFirst = false,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem}
      control={(wiring) => (
        <select
          {...wiring}
          data-first-focus={isFirst ? true : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {(Object.entries(labels) as Array<[Value, string]>).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
  );
}
