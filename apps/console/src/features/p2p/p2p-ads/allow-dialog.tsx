import { allowAd } from '@peerbourse/contract/p2p/p2p-ads/moderation/allow-ad';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { adTitle } from './ad-text.ts';

export interface AllowDialogProps {
  ad: ModeratedAd | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function AllowDialog({ ad, onClose, onDone }: AllowDialogProps) {
  return (
    <Modal isOpen={ad !== undefined} title="Allow this ad again" note={ad && `${ad.nickName}: ${adTitle(ad)}`} onClose={onClose}>
      {ad && <AllowForm key={ad.adNo} ad={ad} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function AllowForm({ ad, onClose, onDone }: AllowDialogProps & { ad: ModeratedAd }) {
  const submission = useSubmission(allowAd);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(note);
    setProblem(found);
    return found === undefined ? { adNo: ad.adNo, version: ad.version, note: note.trim() } : undefined;
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Allow it"
      onCancel={onClose}
      onDone={() => onDone(`Allowed: the ad of ${ad.nickName}. Its owner switches it on.`)}
    >
      <p className="text-14">It stays offline until its owner switches it on.</p>
      <NoteField
        label="Note"
        hint="For colleagues: kept in the audit log with your name."
        note={note}
        problem={problem}
        isFirst
        onChange={setNote}
      />
    </ActForm>
  );
}
