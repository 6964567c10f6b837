import { haltMarket } from '@peerbourse/contract/markets/spot/desk/halt-market';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import { leastReason } from './least-reason.ts';
import { marketStateText } from './market-state-text.ts';

export interface HaltDialogProps {
  symbol: string | undefined;
  onClose: () => void;
  onHalted: (message: string) => void;
}

export function HaltDialog({ symbol, onClose, onHalted }: HaltDialogProps) {
  return (
    <Modal
      isOpen={symbol !== undefined}
      title={`Halt ${symbol ?? ''}`}
      note={`${marketStateText.halted.effect} It opens again by an auction, which takes two members of staff.`}
      onClose={onClose}
    >
      {symbol !== undefined && <HaltForm symbol={symbol} onClose={onClose} onHalted={onHalted} />}
    </Modal>
  );
}

function HaltForm({ symbol, onClose, onHalted }: HaltDialogProps & { symbol: string }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(reason, leastReason);
    setProblem(found);
    return found === undefined ? { symbol, reason: reason.trim() } : undefined;
  }

  return (
    <ActForm
      submission={useSubmission(haltMarket)}
      read={read}
      button="Halt now"
      isDestructive
      onCancel={onClose}
      onDone={({ isHalted }) => onHalted(isHalted ? `${symbol}: halted.` : `${symbol} was not trading, so nothing was halted.`)}
    >
      <NoteField label="Why" hint="Kept in the audit log with your name." note={reason} problem={problem} isFirst onChange={setReason} />
    </ActForm>
  );
}
