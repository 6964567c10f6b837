import { resolveReview } from '@peerbourse/contract/p2p/p2p-paymethods/resolve-review';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import { reviewTitle, sharedText } from './method-text.ts';
import type { Review } from './review-queue.query.ts';

export interface ResolveDialogProps {
  review: Review | undefined;
  /** None allows them all. */
  disable: readonly string[];
  onClose: () => void;
  onDone: (message: string) => void;
}

const minNote = 10;

export function ResolveDialog({ review, disable, onClose, onDone }: ResolveDialogProps) {
  const title = disable.length === 0 ? 'Allow the shared account' : 'Disable payment methods';
  return (
    <Modal isOpen={review !== undefined} title={title} note={review && `${reviewTitle(review)}: ${sharedText(review)}`} onClose={onClose}>
      {review && <ResolveForm review={review} disable={disable} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function ResolveForm({ review, disable, onClose, onDone }: ResolveDialogProps & { review: Review }) {
  const submission = useSubmission(resolveReview);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const users = review.methods.filter(({ userPaymethodId }) => disable.includes(userPaymethodId)).map(({ userId }) => userId);

  function read() {
    const found = noteProblem(note, minNote);
    setProblem(found);
    return found === undefined ? { reviewNo: review.reviewNo, disable: [...disable], note: note.trim() } : undefined;
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button={disable.length === 0 ? 'Allow it' : 'Disable'}
      isDestructive={disable.length > 0}
      onCancel={onClose}
      onDone={({ outcome }) =>
        onDone(outcome === 'allowed' ? 'Allowed: all of them may go on using it.' : `Disabled for ${users.join(', ')}.`)
      }
    >
      <p className="text-14">
        {disable.length === 0
          ? 'All of them go on using the account. It is not asked about again unless another person saves it.'
          : `The payment methods of ${users.join(', ')} cannot be used any more. Their owners see that staff disabled them.`}
      </p>
      <NoteField
        label="Note"
        hint={`At least ${minNote} characters. Kept in the audit log with your name.`}
        most={500}
        note={note}
        problem={problem}
        isFirst
        onChange={setNote}
      />
    </ActForm>
  );
}
