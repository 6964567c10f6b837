import { closeTicket } from '@peerbourse/contract/identity/support/close-ticket';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { Seen } from './answer-form.tsx';

export interface CloseDialogProps {
  isOpen: boolean;
  seen: Seen;
  onClose: () => void;
  onClosed: () => void;
}

export function CloseDialog({ isOpen, seen, onClose, onClosed }: CloseDialogProps) {
  return (
    <Modal isOpen={isOpen} title="Close this ticket" note="The customer can read it, and write no more in it." onClose={onClose}>
      <CloseForm seen={seen} onClose={onClose} onClosed={onClosed} />
    </Modal>
  );
}

function CloseForm({ seen, onClose, onClosed }: Omit<CloseDialogProps, 'isOpen'>) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(reason);
    setProblem(found);
    return found === undefined ? { ...seen, reason: reason.trim() } : undefined;
  }

  return (
    <ActForm submission={useSubmission(closeTicket)} read={read} button="Close" onCancel={onClose} onDone={onClosed}>
      <NoteField
        label="Reason"
        hint="Kept in the audit log with your name; the customer does not see it."
        note={reason}
        problem={problem}
        isFirst
        onChange={setReason}
      />
    </ActForm>
  );
}
