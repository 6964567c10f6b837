import { TextField } from '#desk/text-field.tsx';
import { type TermsDraft, type TermsProblems, termRows } from './terms.form.ts';

export interface TermsFieldsProps {
  draft: TermsDraft;
  problems: TermsProblems;
  onChange: (draft: TermsDraft) => void;
}

export function TermsFields({ draft, problems, onChange }: TermsFieldsProps) {
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      {termRows.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          value={draft[name]}
          problem={problems[name]}
          onChange={(value) => onChange({ ...draft, [name]: value })}
        />
      ))}
    </div>
  );
}
