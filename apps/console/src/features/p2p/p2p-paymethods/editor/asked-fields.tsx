import { Button } from '#parts/button.tsx';
import { AskedField } from './asked-field.tsx';
import { type FieldDraft, newField, problemText } from './template.form.ts';

export interface AskedFieldsProps {
  fields: readonly FieldDraft[];
  problems: ReadonlySet<string>;
  onChange: (fields: FieldDraft[]) => void;
}

const maxFields = 12;

/** What a template asks for, in the order of its form. */
export function AskedFields({ fields, problems, onChange }: AskedFieldsProps) {
  const problem = problemText(problems, 'fields');
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-semibold">Fields of the form</h3>
      {fields.map((field, at) => (
        <AskedField
          key={field.id}
          field={field}
          at={at}
          isLast={at === fields.length - 1}
          problems={problems}
          onChange={(next) => onChange(fields.with(at, next))}
          onMove={(step) => onChange(moved(fields, at, step))}
          onRemove={() => onChange(fields.toSpliced(at, 1))}
        />
      ))}
      {problem && (
        <p role="alert" className="text-13 text-down">
          {problem}
        </p>
      )}
      {fields.length < maxFields && (
        <Button className="justify-self-start" onClick={() => onChange([...fields, newField(crypto.randomUUID())])}>
          Add a field
        </Button>
      )}
    </section>
  );
}

function moved(fields: readonly FieldDraft[], at: number, step: 1 | -1): FieldDraft[] {
  const field = fields[at];
  return field ? fields.toSpliced(at, 1).toSpliced(at + step, 0, field) : [...fields];
}
