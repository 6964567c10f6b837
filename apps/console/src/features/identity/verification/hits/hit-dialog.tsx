import { decideHit } from '@peerbourse/contract/identity/verification/decide-hit';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { Hit } from './hit-steps.ts';

interface Deciding {
  hit: Hit;
  isSamePerson: boolean;
}

export interface HitDialogProps {
  deciding: Deciding | undefined;
  onClose: () => void;
  onDone: (hit: Hit) => void;
}

const minReason = 10;

export function HitDialog({ deciding, onClose, onDone }: HitDialogProps) {
  const title = deciding?.isSamePerson ? 'It is the same person' : 'It is somebody else';
  return (
    <Modal
      isOpen={deciding !== undefined}
      title={title}
      note={deciding && `Entry ${deciding.hit.entryId}, ${deciding.hit.entryName}`}
      onClose={onClose}
    >
      {deciding && <HitForm {...deciding} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function HitForm({ hit: { hitNo, state }, isSamePerson, onClose, onDone }: Deciding & Pick<HitDialogProps, 'onClose' | 'onDone'>) {
  const submission = useSubmission(decideHit);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(reason, minReason);
    setProblem(found);
    return found === undefined ? { hitNo, isSamePerson, reason: reason.trim() } : undefined;
  }

  return (
    <ActForm submission={submission} read={read} button={buttonOf(state, isSamePerson)} onCancel={onClose} onDone={onDone}>
      <p className="text-14">{effectOf(state, isSamePerson)}</p>
      <NoteField
        label="Reason"
        hint={`At least ${minReason} characters: what tells them apart, or shows that they are one. Kept with your name.`}
        most={500}
        note={reason}
        problem={problem}
        isFirst
        onChange={setReason}
      />
    </ActForm>
  );
}

function buttonOf(state: Hit['state'], isSamePerson: boolean): string {
  if (isSamePerson) return 'Confirm';
  return state === 'proposed' ? 'Agree' : 'Propose';
}

function effectOf(state: Hit['state'], isSamePerson: boolean): string {
  if (isSamePerson)
    return 'Nobody can approve this person any more. Who is verified stays verified: tell a member with the role risk, who can hold or lock the account.';
  return state === 'proposed'
    ? 'The entry is cleared for this person, and is not asked about again unless one of them changes.'
    : 'Another member has to agree before the entry is cleared.';
}
