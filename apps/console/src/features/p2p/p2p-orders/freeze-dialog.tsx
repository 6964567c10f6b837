import { freezeOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/freeze-order';
import { maxFreezeHours } from '@peerbourse/rules/p2p-orders/freeze-kinds';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { freezeText, orderTitle } from './order-text.ts';

export interface FreezeDialogProps {
  order: ViewedOrder | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function FreezeDialog({ order, onClose, onDone }: FreezeDialogProps) {
  return (
    <Modal
      isOpen={order !== undefined}
      title="Freeze this order"
      note={order && `${orderTitle(order)}, order ${order.orderNo}`}
      onClose={onClose}
    >
      {order && <FreezeForm order={order} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

const kinds = { '': 'Choose', ...freezeText } as const;

/** Nothing is chosen beforehand: two people wait as long as this says. */
function FreezeForm({ order: { orderNo, version }, onClose, onDone }: FreezeDialogProps & { order: ViewedOrder }) {
  const submission = useSubmission(freezeOrder);
  const [kind, setKind] = useState<keyof typeof kinds>('');
  const [hours, setHours] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const hoursProblem = isSpan(hours.trim()) ? undefined : `Whole hours, from 1 to ${maxFreezeHours}.`;
  const reasonProblem = noteProblem(reason, 10);

  function read() {
    setIsChecked(true);
    if (kind === '' || hoursProblem || reasonProblem) return undefined;
    return { orderNo, version, kind, hours: Number(hours), reason: reason.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Freeze"
      isDestructive
      onCancel={onClose}
      onDone={() => onDone('The order is frozen.')}
    >
      <p className="text-14">Nothing moves and no time runs until it ends. Before its time it takes two members to let the order go on.</p>
      <ChoiceField
        label="Why"
        hint="Both people read this in their language."
        value={kind}
        labels={kinds}
        problem={isChecked && kind === '' ? 'Choose why.' : undefined}
        isFirst
        onChange={setKind}
      />
      <TextField label="Hours" value={hours} problem={isChecked ? hoursProblem : undefined} onChange={setHours} />
      <NoteField
        label="Reason"
        hint="For staff. Kept with the order and in the audit log with your name."
        note={reason}
        problem={isChecked ? reasonProblem : undefined}
        most={500}
        onChange={setReason}
      />
    </ActForm>
  );
}

function isSpan(hours: string): boolean {
  return /^[1-9]\d{0,2}$/.test(hours) && Number(hours) <= maxFreezeHours;
}
