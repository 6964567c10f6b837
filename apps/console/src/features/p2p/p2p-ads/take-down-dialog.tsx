import { takeDownByStaff } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ModeratedAd } from './ad-moderation-list.query.ts';
import { adTitle, takeDownText } from './ad-text.ts';
import { TakeDownFields, useTakeDownFields } from './take-down-fields.tsx';

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
  const fields = useTakeDownFields();

  function read() {
    const grounds = fields.read();
    return grounds && { adNo: ad.adNo, ...grounds };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Take it down"
      isDestructive
      onCancel={onClose}
      onDone={() => onDone(`Taken down: the ad of ${ad.nickName}.${fields.reason && ` ${takeDownText[fields.reason]}.`}`)}
    >
      <p className="text-14">It leaves the market at once. Orders that are open go on.</p>
      <TakeDownFields fields={fields} />
    </ActForm>
  );
}
