import { writeNote } from '@peerbourse/contract/identity/customers/write-note';
import { type FormEvent, type RefObject, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import type { Profile } from '#desk/customers/customer-text.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';

type Note = Profile['notes'][number];

export interface NotePanelProps {
  profile: Profile;
  mayWrite: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** What staff tell each other. A new one is shown at once: looking again would be another look. */
export function NotePanel({ profile, mayWrite, field }: NotePanelProps) {
  const [added, setAdded] = useState<readonly Note[]>([]);
  const known = new Set(profile.notes.map(({ noteNo }) => noteNo));
  const notes = [...added.filter(({ noteNo }) => !known.has(noteNo)), ...profile.notes];
  return (
    <Panel id="notes" title="Notes" note="staff only, never changed">
      {mayWrite && <NoteForm userId={profile.userId} field={field} onWritten={(note) => setAdded([note, ...added])} />}
      {notes.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-13 text-ink-soft tablet:px-5">No notes yet.</p>
      ) : (
        <ol aria-label="Notes" className="divide-y divide-line border-t border-line text-13">
          {notes.map(({ noteNo, staffName, text, at }) => (
            <li key={noteNo} className="grid gap-0.5 px-4 py-2.5 tablet:px-5">
              <p className="flex flex-wrap gap-x-2 text-12 text-ink-soft">
                <b className="font-semibold text-ink">{staffName}</b>
                <MomentText at={at} />
              </p>
              <p dir="auto" className="break-words whitespace-pre-wrap">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface NoteFormProps {
  userId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onWritten: (note: Note) => void;
}

function NoteForm({ userId, field, onWritten }: NoteFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { progress, send, sendAgain, reset } = useSubmission(writeNote);

  async function write(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending' || progress.state === 'unanswered') return;
    setProblem(text.trim() === '' ? 'Write something.' : undefined);
    if (text.trim() !== '') take(await send({ userId, text: text.trim() }));
  }

  function take(next: Awaited<ReturnType<typeof send>>) {
    if (next.state !== 'done') return;
    onWritten(next.output);
    setText('');
  }

  return (
    <form className="grid gap-2.5 border-t border-line px-4 py-3 tablet:px-5" onSubmit={write} noValidate>
      <Field
        label="Add a note"
        problem={problem}
        control={(wiring) => (
          <textarea {...wiring} ref={field} rows={2} maxLength={1_000} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      />
      <OutcomeNotice progress={progress} onSendAgain={() => void sendAgain().then(take)} onGiveUp={reset} />
      {progress.state !== 'unanswered' && (
        <div>
          <Button type="submit" isBusy={progress.state === 'sending'}>
            Add the note
          </Button>
        </div>
      )}
    </form>
  );
}
