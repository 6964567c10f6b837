import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { faultText, orderTitle, verdictText } from './order-text.ts';

export interface ProposeDialogProps {
  order: ViewedOrder | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function ProposeDialog({ order, onClose, onDone }: ProposeDialogProps) {
  return (
    <Modal
      isOpen={order !== undefined}
      title="Propose a ruling"
      note={order && `${orderTitle(order)}, order ${order.orderNo}`}
      onClose={onClose}
    >
      {order && <ProposeForm order={order} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

// Coins move by it, so nothing is chosen beforehand.
const verdicts = { '': 'Choose', ...verdictText } as const;

function ProposeForm({ order: { orderNo, version }, onClose, onDone }: ProposeDialogProps & { order: ViewedOrder }) {
  const submission = useSubmission(proposeRuling);
  const [verdict, setVerdict] = useState<keyof typeof verdicts>('');
  const [fault, setFault] = useState<keyof typeof faultText>('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const verdictProblem = verdict === '' ? 'Choose where the coins go.' : undefined;
  const reasonProblem = noteProblem(reason, 10);

  function read() {
    setIsChecked(true);
    if (verdict === '' || reasonProblem) return undefined;
    return { orderNo, version, verdict, fault: fault === '' ? null : fault, reason: reason.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Propose"
      onCancel={onClose}
      onDone={() => onDone('Proposed. Another member has to decide.')}
    >
      <p className="text-14">Nothing moves before another member has carried it out.</p>
      <ChoiceField
        label="Ruling"
        value={verdict}
        labels={verdicts}
        problem={isChecked ? verdictProblem : undefined}
        isFirst
        onChange={setVerdict}
      />
      <ChoiceField label="To blame" hint="It counts in the figures of the trader." value={fault} labels={faultText} onChange={setFault} />
      <NoteField
        label="Reason"
        hint="What the ruling rests on: receipts, statements, answers. Kept with the order and in the audit log with your name."
        note={reason}
        problem={isChecked ? reasonProblem : undefined}
        most={500}
        onChange={setReason}
      />
    </ActForm>
  );
}
