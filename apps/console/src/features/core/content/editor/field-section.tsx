import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { type Draft, withField } from '../draft/draft.form.ts';
import { type DraftProblem, problemOf } from '../draft/draft-problems.ts';
import { kindForm } from '../kind-form.ts';
import { FieldControl } from './field-control.tsx';

export interface FieldSectionProps {
  kind: ContentKind;
  /** Of the item itself, which cannot be below itself. */
  name: string;
  draft: Draft;
  problems: readonly DraftProblem[];
  isReadOnly: boolean;
  onChange: (draft: Draft) => void;
}

/** What is the same in every language. */
export function FieldSection({ kind, name: itemName, draft, problems, isReadOnly, onChange }: FieldSectionProps) {
  const fields = Object.entries(kindForm(kind).fields);
  if (fields.length === 0) return null;
  return (
    <fieldset disabled={isReadOnly} className="grid items-start gap-x-4 gap-y-3 tablet:grid-cols-2 min-[1700px]:grid-cols-3">
      <legend className="sr-only">The same in every language</legend>
      {fields.map(([name, form]) => (
        <div key={name} className={form.form === 'choices' ? 'col-span-full' : ''}>
          <FieldControl
            name={name}
            form={form}
            itemName={itemName}
            value={draft.fields[name]}
            problem={problemOf(problems, name)}
            onChange={(value) => onChange(withField(draft, name, value))}
          />
        </div>
      ))}
    </fieldset>
  );
}
