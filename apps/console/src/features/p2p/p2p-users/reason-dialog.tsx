import type { CallInput } from '@peerbourse/contract/call';
import type { liftRestriction } from '@peerbourse/contract/p2p/p2p-users/lift-restriction';
import type { setPublishRight } from '@peerbourse/contract/p2p/p2p-users/set-publish-right';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';

type ReasonCall = typeof liftRestriction | typeof setPublishRight;

export interface ReasonedAct {
  description: ReasonCall;
  input: (reason: string) => CallInput<ReasonCall>;
  title: string;
  /** What it means for the trader. */
  effect: string;
  button: string;
  doneText: string;
  /** It takes something away from somebody. */
  isDestructive?: boolean;
}

export interface ReasonDialogProps {
  act: ReasonedAct | undefined;
  traderText: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** An act that needs nothing but its reason. */
export function ReasonDialog({ act, traderText, onClose, onDone }: ReasonDialogProps) {
  return (
    <Modal isOpen={act !== undefined} title={act?.title} note={traderText} onClose={onClose}>
      {act && <ReasonForm key={act.title} act={act} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function ReasonForm({ act, onClose, onDone }: Omit<ReasonDialogProps, 'act' | 'traderText'> & { act: ReasonedAct }) {
  const submission = useSubmission<ReasonCall>(act.description);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(reason);
    setProblem(found);
    return found === undefined ? act.input(reason.trim()) : undefined;
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button={act.button}
      isDestructive={act.isDestructive ?? false}
      onCancel={onClose}
      onDone={() => onDone(act.doneText)}
    >
      <p className="text-14">{act.effect}</p>
      <NoteField label="Reason" hint="Kept in the audit log with your name." note={reason} problem={problem} isFirst onChange={setReason} />
    </ActForm>
  );
}
