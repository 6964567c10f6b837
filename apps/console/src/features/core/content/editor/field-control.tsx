import type { FieldForm } from '@peerbourse/contract/core/content/kind.shape';
import { Field } from '#parts/field.tsx';
import { countryName, fieldLabel, fieldLabels, optionText } from '../content-text.ts';
import { lineOf } from '../draft/draft.form.ts';
import { ChoiceBoxes } from './choice-boxes.tsx';
import { ItemChoice } from './item-choice.tsx';
import { PictureControl } from './picture-control.tsx';

export interface FieldControlProps<Form extends FieldForm = FieldForm> {
  name: string;
  form: Form;
  itemName: string;
  value: unknown;
  problem: string | undefined;
  onChange: (value: unknown) => void;
}

/** One field, drawn from what the kind says about it. */
export function FieldControl(props: FieldControlProps) {
  const { form } = props;
  switch (form.form) {
    case 'choice':
      return <Choice {...props} form={form} />;
    case 'choices':
      return <ChoiceBoxes {...props} options={form.options} />;
    case 'number':
      return <Numeral {...props} form={form} />;
    case 'flag':
      return <Flag {...props} />;
    case 'item':
      return <ItemChoice {...props} kind={form.kind} />;
    case 'countries':
      return <Countries {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'address':
      return <Address {...props} form={form} />;
  }
}

function Choice({ name, form, value, problem, onChange }: FieldControlProps<Extract<FieldForm, { form: 'choice' }>>) {
  return (
    <Field
      label={fieldLabel(name)}
      hint={fieldLabels[name]?.hint}
      problem={problem}
      control={(wiring) => (
        <select {...wiring} value={lineOf(value)} onChange={(event) => onChange(event.target.value)}>
          {form.options.map((option) => (
            <option key={option} value={option}>
              {optionText(option)}
            </option>
          ))}
        </select>
      )}
    />
  );
}

function Address({ name, form, value, problem, onChange }: FieldControlProps<Extract<FieldForm, { form: 'address' }>>) {
  return (
    <Field
      label={form.isRequired ? `${fieldLabel(name)} *` : fieldLabel(name)}
      hint={fieldLabels[name]?.hint}
      problem={problem}
      control={(wiring) => (
        <input
          {...wiring}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          aria-required={form.isRequired}
          value={lineOf(value)}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      )}
    />
  );
}

function Numeral({ name, form, value, problem, onChange }: FieldControlProps<Extract<FieldForm, { form: 'number' }>>) {
  return (
    <Field
      label={fieldLabel(name)}
      hint={fieldLabels[name]?.hint}
      problem={problem}
      control={(wiring) => (
        <input
          {...wiring}
          type="number"
          min={form.min}
          max={form.max}
          value={typeof value === 'number' ? value : ''}
          // An emptied field is no number; what is wrong with it is said when it is saved.
          onChange={(event) => onChange(event.target.value === '' ? '' : Number(event.target.value))}
        />
      )}
    />
  );
}

function Flag({ name, value, onChange }: FieldControlProps) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11 tablet:mt-6">
      <input
        type="checkbox"
        className="size-4.5 accent-brand"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      {fieldLabel(name)}
    </label>
  );
}

function Countries({ name, value, problem, onChange }: FieldControlProps) {
  const countries = Array.isArray(value) ? value.map(String) : [];
  const names = countries.map((country) => countryName(country) ?? country).join(', ');
  return (
    <Field
      label={fieldLabel(name)}
      hint={names || fieldLabels[name]?.hint}
      problem={problem}
      control={(wiring) => (
        <input
          {...wiring}
          autoComplete="off"
          spellCheck={false}
          defaultValue={countries.join(' ')}
          onChange={(event) =>
            onChange(
              event.target.value
                .toUpperCase()
                .split(/[\s,;]+/)
                .filter(Boolean),
            )
          }
        />
      )}
    />
  );
}
