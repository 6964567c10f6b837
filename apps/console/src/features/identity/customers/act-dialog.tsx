import type { endUserSessions } from '@peerbourse/contract/identity/customers/end-user-sessions';
import type { lockUser } from '@peerbourse/contract/identity/customers/lock-user';
import { unlockUser } from '@peerbourse/contract/identity/customers/unlock-user';
import { type FormEvent, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Modal } from '#parts/modal.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';

type ActCall = typeof lockUser | typeof unlockUser | typeof endUserSessions;

interface Act {
  description: ActCall;
  title: string;
  note: string;
  button: string;
}

export interface ActDialogProps {
  act: Act | undefined;
  userId: string;
  onClose: () => void;
  onDone: () => void;
}

/** An act that needs nothing but its reason. */
export function ActDialog({ act, userId, onClose, onDone }: ActDialogProps) {
  return (
    <Modal isOpen={act !== undefined} title={act?.title} note={act?.note} onClose={onClose}>
      {act && <ActForm key={act.button} act={act} userId={userId} onCancel={onClose} onDone={onDone} />}
    </Modal>
  );
}

interface ActFormProps {
  act: Act;
  userId: string;
  onCancel: () => void;
  onDone: () => void;
}

function ActForm({ act, userId, onCancel, onDone }: ActFormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { progress, send, sendAgain, reset } = useSubmission<ActCall>(act.description);

  async function perform(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    const isShort = reason.trim().length < 3;
    setProblem(isShort ? 'Say why, in 3 to 200 characters.' : undefined);
    if (isShort) return;
    if ((await send({ userId, reason: reason.trim() })).state === 'done') onDone();
  }

  async function performAgain() {
    if ((await sendAgain()).state === 'done') onDone();
  }

  return (
    <form className="grid gap-4" onSubmit={perform} noValidate>
      <Field
        label="Reason"
        hint="Kept in the audit log with your name."
        problem={problem}
        control={(wiring) => (
          <textarea
            {...wiring}
            data-first-focus
            rows={2}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      />
      <OutcomeNotice progress={progress} onSendAgain={() => void performAgain()} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button
            kind={act.description === unlockUser ? 'primary' : 'danger'}
            size="large"
            type="submit"
            isBusy={progress.state === 'sending'}
          >
            {act.button}
          </Button>
        )}
      </div>
    </form>
  );
}
