import { proposeAward } from '@peerbourse/contract/p2p/p2p-appeals/desk/propose-award';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedOrder } from '../order-desk.query.ts';
import { faultText, groundsText, orderTitle } from '../order-text.ts';
import { amountProblem } from './claim-text.ts';

export interface AwardDialogProps {
  order: ViewedOrder | undefined;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function AwardDialog({ order, onClose, onDone }: AwardDialogProps) {
  return (
    <Modal
      isOpen={order !== undefined}
      title="Propose an award"
      note={order && `${orderTitle(order)}, order ${order.orderNo}`}
      onClose={onClose}
    >
      {order && <AwardForm order={order} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

// Coins move by it, so nothing is chosen beforehand.
const groundsChoices = { '': 'Choose', ...groundsText } as const;
const outcomes = { '': 'Choose', upheld: 'Everything stays as it is', buyer: 'The buyer is paid', seller: 'The seller is paid' } as const;
const sources = { '': 'Choose', held: 'Held coins of the other side', fund: 'Coins of the exchange' } as const;

interface Draft {
  grounds: keyof typeof groundsChoices;
  outcome: keyof typeof outcomes;
  source: keyof typeof sources;
  amount: string;
  fault: keyof typeof faultText;
  reason: string;
}

const emptyDraft: Draft = { grounds: '', outcome: '', source: '', amount: '', fault: '', reason: '' };
const isPayment = (outcome: Draft['outcome']): outcome is 'buyer' | 'seller' => outcome === 'buyer' || outcome === 'seller';

function AwardForm({ order, onClose, onDone }: AwardDialogProps & { order: ViewedOrder }) {
  const submission = useSubmission(proposeAward);
  const [draft, setDraft] = useState(emptyDraft);
  const [isChecked, setIsChecked] = useState(false);
  const problems = problemsOf(draft, order);
  const shown = isChecked ? problems : {};
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  function read() {
    setIsChecked(true);
    const { grounds, fault, reason } = draft;
    if (grounds === '' || Object.keys(problems).length > 0) return undefined;
    return { orderNo: order.orderNo, ...termsOf(draft), grounds, fault: fault === '' ? null : fault, reason: reason.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button="Propose"
      onCancel={onClose}
      onDone={() => onDone('Proposed. Another member has to decide.')}
    >
      <p className="text-14">Nothing moves before another member has carried it out. What is held and not awarded goes back then.</p>
      <ChoiceField
        label="It rests on"
        hint="Both people read this in their language."
        value={draft.grounds}
        labels={groundsChoices}
        problem={shown.grounds}
        isFirst
        onChange={(grounds) => change({ grounds })}
      />
      <ChoiceField
        label="Award"
        value={draft.outcome}
        labels={outcomes}
        problem={shown.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      {isPayment(draft.outcome) && (
        <>
          <ChoiceField
            label="From"
            value={draft.source}
            labels={sources}
            problem={shown.source}
            onChange={(source) => change({ source })}
          />
          <TextField
            label={order.coinCode}
            hint={`The order was about ${order.orderAmount}.`}
            value={draft.amount}
            problem={shown.amount}
            onChange={(amount) => change({ amount })}
          />
        </>
      )}
      <ChoiceField label="To blame" value={draft.fault} labels={faultText} onChange={(fault) => change({ fault })} />
      <NoteField
        label="Reason"
        hint="For staff: receipts, statements, answers. Kept with the claim and in the audit log with your name."
        note={draft.reason}
        problem={shown.reason}
        most={500}
        onChange={(reason) => change({ reason })}
      />
    </ActForm>
  );
}

function termsOf({ outcome, source, amount }: Draft) {
  if (!isPayment(outcome) || source === '') return { outcome: 'upheld', toSide: null, amount: null, source: null } as const;
  return { outcome: 'paid', toSide: outcome, amount: amount.trim(), source } as const;
}

function problemsOf({ grounds, outcome, source, amount, reason }: Draft, order: ViewedOrder): Partial<Record<keyof Draft, string>> {
  const unfit = isPayment(outcome) ? amountProblem(amount.trim(), order) : undefined;
  const reasonProblem = noteProblem(reason, 10);
  return {
    ...(grounds === '' && { grounds: 'Choose what it rests on.' }),
    ...(outcome === '' && { outcome: 'Choose how it ends.' }),
    ...(isPayment(outcome) && source === '' && { source: 'Choose whose coins.' }),
    ...(unfit && { amount: unfit }),
    ...(reasonProblem && { reason: reasonProblem }),
  };
}
