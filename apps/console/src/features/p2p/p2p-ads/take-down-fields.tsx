import { useState } from 'react';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { type TakeDownReason, takeDownText } from './ad-text.ts';

/** Why ads are taken down. Nothing is chosen beforehand. */
export function useTakeDownFields() {
  const [reason, setReason] = useState<TakeDownReason | ''>('');
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<{ reason?: string | undefined; note?: string | undefined }>({});

  function read(): { reason: TakeDownReason; note: string } | undefined {
    const found = { reason: reason === '' ? 'Choose the reason.' : undefined, note: noteProblem(note) };
    setProblems(found);
    return reason === '' || found.note ? undefined : { reason, note: note.trim() };
  }

  return { reason, setReason, note, setNote, problems, read };
}

export function TakeDownFields({ fields }: { fields: ReturnType<typeof useTakeDownFields> }) {
  return (
    <>
      <ChoiceField
        label="Reason"
        hint="The owner reads it in their own language."
        value={fields.reason}
        labels={{ '': 'Choose', ...takeDownText }}
        problem={fields.problems.reason}
        isFirst
        onChange={fields.setReason}
      />
      <NoteField
        label="Note"
        hint="For colleagues: kept in the audit log with your name."
        note={fields.note}
        problem={fields.problems.note}
        onChange={fields.setNote}
      />
    </>
  );
}
