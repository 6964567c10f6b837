import { takeDownByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { adTitle, type TakeDownReason, takeDownText } from './ad-text.ts';

export interface TakeDownDialogProps {
  ad: ModeratedAd | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function TakeDownDialog({ ad, onClose, onDone }: TakeDownDialogProps) {
  return (
    <Modal isOpen={ad !== undefined} title="Take this ad down" note={ad && `${ad.nickName}: ${adTitle(ad)}`} onClose={onClose}>
      {ad && <TakeDownForm key={ad.adNo} ad={ad} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function TakeDownForm({ ad, onClose, onDone }: TakeDownDialogProps & { ad: ModeratedAd }) {
  const submission = useSubmission(takeDownByStaff);
  const [reason, setReason] = useState<TakeDownReason | ''>('');
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<{ reason?: string | undefined; note?: string | undefined }>({});

  function read() {
    const found = { reason: reason === '' ? 'Choose the reason.' : undefined, note: noteProblem(note) };
    setProblems(found);
    return reason === '' || found.note ? undefined : { adNo: ad.adNo, reason, note: note.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Take it down"
      isDestructive
      onCancel={onClose}
      onDone={() => onDone(`Taken down: the ad of ${ad.nickName}.${reason && ` ${takeDownText[reason]}.`}`)}
    >
      <p className="text-14">It leaves the market at once. Orders that are open go on.</p>
      <ChoiceField
        label="Reason"
        hint="The owner reads it in their own language."
        value={reason}
        labels={{ '': 'Choose', ...takeDownText }}
        problem={problems.reason}
        isFirst
        onChange={setReason}
      />
      <NoteField
        label="Note"
        hint="For colleagues: kept in the audit log with your name."
        note={note}
        problem={problems.note}
        onChange={setNote}
      />
    </ActForm>
  );
}
