import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useState } from 'react';
import { Modal } from '#parts/modal.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import type { CorrectionOwner } from './customer-line.tsx';
import { ProposeForm } from './propose-form.tsx';

export interface ProposeDialogProps {
  /** Whom it begins with, if the page is about somebody. */
  asked: { userId: string } | undefined;
  onClose: () => void;
  onProposed: (correction: Correction) => void;
}

/** First whom, then what: nobody proposes coins for a number that he has not looked up. */
export function ProposeDialog({ asked, onClose, onProposed }: ProposeDialogProps) {
  return (
    <Modal isOpen={asked !== undefined} title="Propose a correction" note="Nothing moves until somebody else agrees." onClose={onClose}>
      {asked && <ProposeSteps userId={asked.userId} onCancel={onClose} onProposed={onProposed} />}
    </Modal>
  );
}

interface ProposeStepsProps {
  userId: string;
  onCancel: () => void;
  onProposed: (correction: Correction) => void;
}

function ProposeSteps({ userId, onCancel, onProposed }: ProposeStepsProps) {
  const [owner, setOwner] = useState<CorrectionOwner>();
  if (!owner) return <CustomerChoice firstQuery={userId} onCancel={onCancel} onChoose={setOwner} />;
  return <ProposeForm owner={owner} onAnother={() => setOwner(undefined)} onCancel={onCancel} onProposed={onProposed} />;
}
