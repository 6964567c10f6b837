import { proposeCompensation } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-compensation';
import { parseUnits } from '@peerbourse/rules/money';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { Compensations } from './compensation-acts.ts';

export interface CompensationDialogProps {
  orderNo: string;
  /** What may be paid at most; the dialog is closed while there is none. */
  possible: Compensations['possible'] | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function CompensationDialog({ orderNo, possible, onClose, onDone }: CompensationDialogProps) {
  return (
    <Modal isOpen={possible != null} title="Propose a compensation" note={`order ${orderNo}`} onClose={onClose}>
      {possible && <CompensationForm orderNo={orderNo} possible={possible} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

type FormProps = CompensationDialogProps & { possible: NonNullable<Compensations['possible']> };

/** Nothing is filled in beforehand: a merchant pays for it. */
function CompensationForm({ orderNo, possible: { toSide, most }, onClose, onDone }: FormProps) {
  const submission = useSubmission(proposeCompensation);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const unfit = amountProblem(amount.trim(), most);
  const reasonProblem = noteProblem(reason, 10);

  function read() {
    setIsChecked(true);
    return unfit || reasonProblem ? undefined : { orderNo, amount: amount.trim(), reason: reason.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Propose"
      isDestructive
      onCancel={onClose}
      onDone={() => onDone('Proposed. Another member has to decide.')}
    >
      <p className="text-14">
        The {toSide} is paid from the deposit of the merchant once another member, who has not ruled about this order, has decided.
      </p>
      <TextField
        label="USDT"
        hint={`At most ${most}: the loss, or what is left in the deposit.`}
        value={amount}
        problem={isChecked ? unfit : undefined}
        onChange={setAmount}
      />
      <NoteField
        label="Reason"
        hint="What the loss is made of. Kept in the audit log with your name."
        note={reason}
        problem={isChecked ? reasonProblem : undefined}
        most={500}
        onChange={setReason}
      />
    </ActForm>
  );
}

const usdtScale = 6;

function amountProblem(text: string, most: string): string | undefined {
  const units = /^\d{1,18}(\.\d{1,6})?$/.test(text) ? parseUnits(text, usdtScale) : 0n;
  return units > 0n && units <= parseUnits(most, usdtScale) ? undefined : `More than none and at most ${most}, such as 12.5.`;
}
