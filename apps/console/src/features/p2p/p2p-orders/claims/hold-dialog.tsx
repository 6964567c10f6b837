import { holdForClaim } from '@peerbourse/contract/p2p/p2p-appeals/desk/hold-for-claim';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedOrder } from '../order-desk.query.ts';
import { orderTitle } from '../order-text.ts';
import { amountProblem } from './claim-text.ts';

export interface HoldDialogProps {
  order: ViewedOrder | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function HoldDialog({ order, onClose, onDone }: HoldDialogProps) {
  return (
    <Modal
      isOpen={order !== undefined}
      title="Hold coins for this claim"
      note={order && `${orderTitle(order)}, order ${order.orderNo}`}
      onClose={onClose}
    >
      {order && <HoldForm order={order} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

/** Nothing is chosen beforehand: somebody will miss these coins. */
function HoldForm({ order, onClose, onDone }: HoldDialogProps & { order: ViewedOrder }) {
  const { orderNo, coinCode, orderAmount, buyer, seller } = order;
  const submission = useSubmission(holdForClaim);
  const [side, setSide] = useState<OrderSide | ''>('');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const unfit = amountProblem(amount.trim(), order);
  const reasonProblem = noteProblem(reason, 10);

  function read() {
    setIsChecked(true);
    return side === '' || unfit || reasonProblem ? undefined : { orderNo, side, amount: amount.trim(), reason: reason.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Hold"
      isDestructive
      onCancel={onClose}
      onDone={() => onDone(`Coins of the ${side} are held.`)}
    >
      <p className="text-14">The coins stay those of their owner, who cannot use them until the claim is decided or you give them back.</p>
      <ChoiceField
        label="Whose coins"
        value={side}
        labels={{ '': 'Choose', buyer: `The buyer, ${buyer.nickName}`, seller: `The seller, ${seller.nickName}` }}
        problem={isChecked && side === '' ? 'Choose whose coins.' : undefined}
        isFirst
        onChange={setSide}
      />
      <TextField
        label={coinCode}
        hint={`The order was about ${orderAmount}.`}
        value={amount}
        problem={isChecked ? unfit : undefined}
        onChange={setAmount}
      />
      <NoteField
        label="Reason"
        hint="Kept with the claim and in the audit log with your name."
        note={reason}
        problem={isChecked ? reasonProblem : undefined}
        most={500}
        onChange={setReason}
      />
    </ActForm>
  );
}
