import { Field } from '#parts/field.tsx';

export interface NoteFieldProps {
  label: string;
  hint: string;
  note: string;
  problem: string | undefined;
  most?: number;
  isFirst?: boolean;
  onChange: (note: string) => void;
}

/** Why something is done; it stays in the audit log. */
export function NoteField({ label, hint, note, problem, most = 200, isFirst = false, onChange }: NoteFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      problem={problem}
      aside={
        <span className="text-12 text-ink-faint">
          {note.length} / {most}
        </span>
      }
      control={(wiring) => (
        <textarea
          {...wiring}
          data-first-focus={isFirst ? true : undefined}
          rows={3}
          maxLength={most}
          value={note}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    />
  );
}

/** What is wrong with a note; nothing if it says enough. */
export function noteProblem(note: string, least = 3): string | undefined {
  return note.trim().length < least ? `Say why, in at least ${least} characters.` : undefined;
}
