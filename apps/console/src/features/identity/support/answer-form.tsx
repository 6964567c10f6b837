import { answerTicket } from '@peerbourse/contract/identity/support/answer-ticket';
import { maxTicketText } from '@peerbourse/rules/support/ticket-limits';
import { type FormEvent, useRef, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { NoteField } from '#desk/note-field.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { answerKeys } from './ticket-keys.ts';

/** The last message of a ticket that somebody has on the screen. */
export interface Seen {
  ticketNo: string;
  seq: number;
}

/** What was refused stays in the field, so that it can be sent once the new message was read. */
export function AnswerForm({ seen, onAnswered }: { seen: Seen; onAnswered: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { progress, send, sendAgain, reset } = useSubmission(answerTicket);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';
  const form = useRef<HTMLFormElement>(null);
  useDeskKeys(answerKeys, true, () => form.current?.querySelector('textarea')?.focus());

  function conclude(next: Progress<typeof answerTicket>) {
    if (next.state !== 'done') return;
    setText('');
    reset();
    onAnswered();
  }

  async function answer(event: FormEvent) {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setProblem(isEmpty ? 'Write an answer.' : undefined);
    if (!isHeld && !isEmpty) conclude(await send({ ...seen, text: text.trim() }));
  }

  return (
    <form ref={form} className="grid gap-3 border-t border-line pt-4" onSubmit={answer} noValidate>
      <fieldset className="min-w-0" disabled={isHeld}>
        <NoteField
          label="Answer"
          hint="The customer reads it as you write it, without your name, and is notified."
          note={text}
          problem={problem}
          most={maxTicketText}
          onChange={setText}
        />
      </fieldset>
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      {progress.state !== 'unanswered' && (
        <div className="flex justify-end">
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
            Send the answer
          </Button>
        </div>
      )}
    </form>
  );
}
