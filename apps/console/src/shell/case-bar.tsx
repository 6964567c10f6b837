import { giveCase } from '@peerbourse/contract/identity/work/give-case';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { type CaseFile, type CaseName, caseFileQuery } from './case-file.query.ts';
import { CaseNoteDialog } from './case-note-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

const caseKeys = [
  { key: 'm', act: 'take', label: 'Take the case: it is mine' },
  { key: 'h', act: 'hand', label: 'Hand the case over, or let it go' },
  { key: 'w', act: 'note', label: 'Write a note about the case for colleagues' },
] as const;

/** Who has the case that lies on the desk, and what colleagues wrote about it: the same at every desk. */
export function CaseBar({ name }: { name: CaseName }) {
  const { data: file } = useQuery(caseFileQuery(name));
  return file ? <ShownFile name={name} file={file} /> : null;
}

function ShownFile({ name, file }: { name: CaseName; file: CaseFile }) {
  const client = useQueryClient();
  const { name: me } = useStaffAccount();
  const [asked, setAsked] = useState<'hand' | 'note'>();
  const { progress, send, sendAgain, reset } = useSubmission(giveCase);
  const mayTake = file.mayTake && file.holder !== me;
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';

  function keep(next: CaseFile) {
    setAsked(undefined);
    client.setQueryData(caseFileQuery(name).queryKey, next);
  }

  function conclude(next: Awaited<ReturnType<typeof send>>) {
    if (next.state === 'done') keep(next.output);
    if (next.state === 'refused') void client.invalidateQueries({ queryKey: caseFileQuery(name).queryKey });
  }

  async function take() {
    if (mayTake && !isHeld) conclude(await send({ ...name, from: file.holder, to: me }));
  }

  useDeskKeys(caseKeys, asked === undefined, (act) => {
    if (act === 'take') void take();
    else if (act === 'note' || file.mayTake) setAsked(act);
  });

  return (
    <section aria-label="Case file" className="grid gap-2 border-b border-line bg-canvas px-4 py-2 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13">
        <p>{holderText(file.holder, me)}</p>
        {mayTake && (
          <Button aria-keyshortcuts="m" isBusy={progress.state === 'sending'} onClick={() => void take()}>
            Take it <kbd className="font-mono text-12">M</kbd>
          </Button>
        )}
        {file.mayTake && (
          <Button aria-keyshortcuts="h" onClick={() => setAsked('hand')}>
            Hand over <kbd className="font-mono text-12">H</kbd>
          </Button>
        )}
        <Button aria-keyshortcuts="w" onClick={() => setAsked('note')}>
          Note <kbd className="font-mono text-12">W</kbd>
        </Button>
      </div>
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <Notes notes={file.notes} />
      <HandOverDialog isOpen={asked === 'hand'} name={name} file={file} onClose={() => setAsked(undefined)} onDone={keep} />
      <CaseNoteDialog isOpen={asked === 'note'} name={name} onClose={() => setAsked(undefined)} onDone={keep} />
    </section>
  );
}

function Notes({ notes }: Pick<CaseFile, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <details open className="text-13">
      <summary className="cursor-pointer font-semibold">Notes of colleagues: {notes.length}</summary>
      <ol aria-label="Notes of colleagues" className="mt-2 grid max-h-48 gap-2 overflow-y-auto">
        {notes.map(({ noteNo, by, at, text }) => (
          <li key={noteNo} className="grid gap-0.5 rounded-medium bg-sunken px-3 py-2">
            <span className="flex flex-wrap gap-x-2 text-12 text-ink-soft">
              <b className="font-semibold">{by}</b> <MomentText at={at} />
            </span>
            <span dir="auto" className="break-words whitespace-pre-wrap">
              {text}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function holderText(holder: string | null, me: string): string {
  if (holder === null) return 'Nobody has this case';
  return holder === me ? 'You have this case' : `${holder} has this case`;
}
