import type { Call, CallInput, CallOutput } from '@peerbourse/contract/call';
import type { FormEvent, ReactNode } from 'react';
import type { Progress, Submission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';

export interface ActFormProps<C extends Call> {
  submission: Submission<C>;
  /** What is sent; nothing while a field holds it back, which then says why. */
  read: () => CallInput<C> | undefined;
  button: string;
  /** It takes something away from somebody. */
  isDestructive?: boolean;
  onCancel: () => void;
  onDone: (output: CallOutput<C>) => void;
  children: ReactNode;
}

/** The frame of an act: its fields, what became of it, and the two ways out. What nobody answered can only be sent again as it was. */
export function ActForm<C extends Call>({ submission, read, button, isDestructive = false, onCancel, onDone, children }: ActFormProps<C>) {
  const { progress, send, sendAgain, reset } = submission;
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';

  function conclude(next: Progress<C>) {
    if (next.state === 'done') onDone(next.output);
  }

  async function perform(event: FormEvent) {
    event.preventDefault();
    if (isHeld) return;
    const input = read();
    if (input !== undefined) conclude(await send(input));
  }

  return (
    <form className="grid gap-4" onSubmit={perform} noValidate>
      <fieldset className="grid min-w-0 gap-4" disabled={isHeld}>
        {children}
      </fieldset>
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button kind={isDestructive ? 'danger' : 'primary'} size="large" type="submit" isBusy={progress.state === 'sending'}>
            {button}
          </Button>
        )}
      </div>
    </form>
  );
}
