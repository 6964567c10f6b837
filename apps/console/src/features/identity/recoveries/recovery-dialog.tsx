import { decideRecovery } from '@peerbourse/contract/identity/recoveries/decide-recovery';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Modal } from '#parts/modal.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import type { OpenedRecovery, RecoveryPhase } from './opened-recovery.ts';
import { effectText } from './recovery-text.ts';

export type RecoveryDecision = 'grant' | 'reject';

const longestReason = 500;

export interface RecoveryDialogProps {
  kind: RecoveryDecision | undefined;
  opened: OpenedRecovery;
  onDecided: (state: RecoveryPhase) => void;
  onClose: () => void;
}

export function RecoveryDialog({ kind, opened, onDecided, onClose }: RecoveryDialogProps) {
  const title = kind === 'reject' ? 'Reject this request' : 'Grant this request';
  return (
    <Modal isOpen={kind !== undefined} title={title} note={`${opened.email ?? opened.phone}, user ${opened.userId}`} onClose={onClose}>
      {kind && <RecoveryForm key={kind} kind={kind} opened={opened} onDecided={onDecided} onClose={onClose} />}
    </Modal>
  );
}

function RecoveryForm({ kind, opened, onDecided, onClose }: RecoveryDialogProps & { kind: RecoveryDecision }) {
  const isGranted = kind === 'grant';
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { progress, send, sendAgain, reset } = useSubmission(decideRecovery);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';

  function conclude(next: Progress<typeof decideRecovery>) {
    if (next.state === 'done') onDecided(next.output.state);
  }

  async function decide(event: FormEvent) {
    event.preventDefault();
    const isShort = reason.trim().length < 3;
    setProblem(isShort ? `Say why, in 3 to ${longestReason} characters.` : undefined);
    if (!isHeld && !isShort) conclude(await send({ caseNo: opened.caseNo, isGranted, reason: reason.trim() }));
  }

  return (
    <form className="grid gap-4" onSubmit={decide} noValidate>
      {isGranted && (
        <p className="text-14">
          You say that the person is the owner of the account. Once two members have agreed, and after the waiting time in which the owner
          can stop it: {effectText(opened)}
        </p>
      )}
      <Field
        label="Reason"
        hint={isGranted ? 'Kept in the audit log with your name.' : 'The person reads it as you write it.'}
        problem={problem}
        aside={
          <span className="text-12 text-ink-faint">
            {reason.length} / {longestReason}
          </span>
        }
        control={(wiring) => (
          <textarea
            {...wiring}
            data-first-focus
            rows={3}
            maxLength={longestReason}
            readOnly={isHeld}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      />
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onClose}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button kind={isGranted ? 'primary' : 'danger'} size="large" type="submit" isBusy={progress.state === 'sending'}>
            {isGranted ? 'Grant' : 'Reject'}
          </Button>
        )}
      </div>
    </form>
  );
}
