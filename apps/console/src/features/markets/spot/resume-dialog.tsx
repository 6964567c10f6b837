import { resumeShard } from '@peerbourse/contract/markets/spot/desk/resume-shard';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';

export interface ResumeDialogProps {
  /** The shard; nothing while the dialog is closed. */
  shard: number | undefined;
  onClose: () => void;
  onResumed: () => void;
}

const leastReason = 10;

export function ResumeDialog({ shard, onClose, onResumed }: ResumeDialogProps) {
  return (
    <Modal
      isOpen={shard !== undefined}
      title={`Resume shard ${shard ?? ''}`}
      note="What waits is matched at once, the oldest first. Leave it halted while you do not know why it was halted, or while the ledger does not add up: people can wait, a wrong match cannot be undone."
      onClose={onClose}
    >
      {shard !== undefined && <ResumeForm shard={shard} onClose={onClose} onResumed={onResumed} />}
    </Modal>
  );
}

function ResumeForm({ shard, onClose, onResumed }: ResumeDialogProps & { shard: number }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(reason, leastReason);
    setProblem(found);
    return found === undefined ? { shard, reason: reason.trim() } : undefined;
  }

  return (
    <ActForm submission={useSubmission(resumeShard)} read={read} button="Resume" isDestructive onCancel={onClose} onDone={onResumed}>
      <NoteField
        label="What you found"
        hint="Why it was halted, and why it may go on. Kept in the audit log with your name."
        note={reason}
        problem={problem}
        isFirst
        onChange={setReason}
      />
    </ActForm>
  );
}
