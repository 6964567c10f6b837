import { askSide } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { type EvidenceKind, maxWords } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { evidenceText, questionProblem } from '#desk/cases/case-text.ts';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { orderTitle } from './order-text.ts';

export interface AskDialogProps {
  order: ViewedOrder | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function AskDialog({ order, onClose, onDone }: AskDialogProps) {
  return (
    <Modal isOpen={order !== undefined} title="Ask a side" note={order && `${orderTitle(order)}, order ${order.orderNo}`} onClose={onClose}>
      {order && <AskForm order={order} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

const asked = { '': 'Nothing in particular', ...evidenceText } as const;

function AskForm({ order: { orderNo, buyer, seller }, onClose, onDone }: AskDialogProps & { order: ViewedOrder }) {
  const submission = useSubmission(askSide);
  const [side, setSide] = useState<OrderSide | ''>('');
  const [evidence, setEvidence] = useState<EvidenceKind | ''>('');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const sideProblem = side === '' ? 'Choose whom you ask.' : undefined;
  const textProblem = questionProblem(text);

  function read() {
    setIsChecked(true);
    if (side === '' || textProblem) return undefined;
    return { orderNo, side, evidence: evidence === '' ? null : evidence, text: text.trim() };
  }

  return (
    <ActForm submission={submission} read={read} button="Ask" onCancel={onClose} onDone={() => onDone(`The ${side} was asked.`)}>
      <p className="text-14">The time of staff stands still until the answer comes or its time is over.</p>
      <ChoiceField
        label="Whom you ask"
        value={side}
        labels={{ '': 'Choose', buyer: `The buyer, ${buyer.nickName}`, seller: `The seller, ${seller.nickName}` }}
        problem={isChecked ? sideProblem : undefined}
        isFirst
        onChange={setSide}
      />
      <ChoiceField label="What to show" value={evidence} labels={asked} onChange={setEvidence} />
      <NoteField
        label="Question"
        hint="Both people read it as you write it, without your name."
        note={text}
        problem={isChecked ? textProblem : undefined}
        most={maxWords}
        onChange={setText}
      />
    </ActForm>
  );
}
