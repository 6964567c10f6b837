import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { OrderAct, ReasonCall } from './order-acts.ts';

export interface OrderActDialogProps {
  act: OrderAct | undefined;
  orderText: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function OrderActDialog({ act, orderText, onClose, onDone }: OrderActDialogProps) {
  return (
    <Modal isOpen={act !== undefined} title={act?.title} note={orderText} onClose={onClose}>
      {act && <OrderActForm key={act.title} act={act} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function OrderActForm({ act, onClose, onDone }: Omit<OrderActDialogProps, 'act' | 'orderText'> & { act: OrderAct }) {
  const submission = useSubmission<ReasonCall>(act.description);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function read() {
    const found = noteProblem(reason, 10);
    setProblem(found);
    return found === undefined ? act.input(reason.trim()) : undefined;
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button={act.button}
      isDestructive={act.answer !== 'approve'}
      onCancel={onClose}
      onDone={() => onDone(act.doneText)}
    >
      <p className="text-14">{act.effect}</p>
      <NoteField
        label="Reason"
        hint="Kept with the order and in the audit log with your name."
        note={reason}
        problem={problem}
        most={500}
        isFirst
        onChange={setReason}
      />
    </ActForm>
  );
}
