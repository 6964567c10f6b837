import { decideRequest } from '@peerbourse/contract/identity/risk/desk/decide-request';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedRequest } from './risk-desk.query.ts';

export type Verdict = 'approve' | 'reject';

export interface DecideDialogProps {
  verdict: Verdict | undefined;
  request: ViewedRequest;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function DecideDialog({ verdict, request, onClose, onDone }: DecideDialogProps) {
  const title = verdict === 'reject' ? 'Reject this answer' : 'Approve this answer';
  return (
    <Modal isOpen={verdict !== undefined} title={title} note={`user ${request.userId}`} onClose={onClose}>
      {verdict && <DecideForm key={verdict} verdict={verdict} request={request} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function DecideForm({ verdict, request: { requestNo }, onClose, onDone }: DecideDialogProps & { verdict: Verdict }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const isApproved = verdict === 'approve';

  function read() {
    const found = noteProblem(reason);
    setProblem(found);
    return found === undefined ? { requestNo, isApproved, reason: reason.trim() } : undefined;
  }

  return (
    <ActForm
      submission={useSubmission(decideRequest)}
      read={read}
      button={isApproved ? 'Approve' : 'Reject'}
      isDestructive={!isApproved}
      onCancel={onClose}
      onDone={() => onDone(isApproved ? 'Approved: the customer passes this rule.' : 'Rejected: the rule stops the customer.')}
    >
      <p className="text-14">
        {isApproved
          ? 'The customer is told, and passes this rule for the days that the setting gives.'
          : 'The customer is told. As long as the rule applies, it refuses what they want to do, for the days that the setting gives.'}
      </p>
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
