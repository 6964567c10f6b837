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
  const [reason, setReason] = useState<TakeDownReason>(() => likelyReason(ad));
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(note);
    setProblem(found);
    return found === undefined ? { adNo: ad.adNo, reason, note: note.trim() } : undefined;
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Take it down"
      onCancel={onClose}
      onDone={() => onDone(`Taken down: the ad of ${ad.nickName}. ${takeDownText[reason]}.`)}
    >
      <p className="text-14">It leaves the market at once. Orders that are open go on.</p>
      <ChoiceField
        label="Reason"
        hint="The owner reads it in their own language."
        value={reason}
        labels={takeDownText}
        isFirst
        onChange={setReason}
      />
      <NoteField
        label="Note"
        hint="For colleagues: kept in the audit log with your name."
        note={note}
        problem={problem}
        onChange={setNote}
      />
    </ActForm>
  );
}

/** What was found is most often the reason. */
function likelyReason({ findings, isOutlier }: ModeratedAd): TakeDownReason {
  if (findings.some(({ problem }) => problem === 'outside-deal' || problem === 'doubtful')) return 'off_platform';
  if (findings.length > 0) return 'contact_data';
  return isOutlier ? 'price' : 'misleading';
}
