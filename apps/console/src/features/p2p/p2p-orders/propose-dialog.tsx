import { proposeRuling } from '@peerbourse/contract/p2p/p2p-orders/desk/propose-ruling';
import { parseUnits } from '@peerbourse/rules/money';
import { rulingGrounds } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField, noteProblem } from '#desk/note-field.tsx';
import { TextField } from '#desk/text-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { faultText, groundsText, orderTitle, verdictText } from './order-text.ts';

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
const groundsChoices = { '': 'Choose', ...groundsText } as const;
const verdictChoices = { '': 'Choose', ...verdictText } as const;

interface Draft {
  grounds: keyof typeof groundsChoices;
  verdict: keyof typeof verdictChoices;
  fault: keyof typeof faultText;
  buyerAmount: string;
  reason: string;
}

const emptyDraft: Draft = { grounds: '', verdict: '', fault: '', buyerAmount: '', reason: '' };

function ProposeForm({ order, onClose, onDone }: ProposeDialogProps & { order: ViewedOrder }) {
  const submission = useSubmission(proposeRuling);
  const [draft, setDraft] = useState(emptyDraft);
  const [isChecked, setIsChecked] = useState(false);
  const problems = problemsOf(draft, order);
  const shown = isChecked ? problems : {};
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  function read() {
    setIsChecked(true);
    const { grounds, verdict, fault, buyerAmount, reason } = draft;
    if (grounds === '' || verdict === '' || Object.keys(problems).length > 0) return undefined;
    const part = verdict === 'split' ? { buyerAmount: buyerAmount.trim() } : {};
    return {
      orderNo: order.orderNo,
      version: order.version,
      grounds,
      verdict,
      fault: fault === '' ? null : fault,
      ...part,
      reason: reason.trim(),
    };
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
        label="It rests on"
        hint="Both people read this in their language. It fills in the rest; change what does not fit."
        value={draft.grounds}
        labels={groundsChoices}
        problem={shown.grounds}
        isFirst
        onChange={(grounds) => setDraft(templateOf(grounds, draft))}
      />
      <ChoiceField
        label="Ruling"
        value={draft.verdict}
        labels={verdictChoices}
        problem={shown.verdict}
        onChange={(verdict) => change({ verdict })}
      />
      {draft.verdict === 'split' && (
        <TextField
          label={`${order.coinCode} for the buyer`}
          hint={`Of ${order.orderAmount}, before the fee. The seller gets the rest back. Divide by the part of the money that arrived.`}
          value={draft.buyerAmount}
          problem={shown.buyerAmount}
          onChange={(buyerAmount) => change({ buyerAmount })}
        />
      )}
      <ChoiceField
        label="To blame"
        hint="It counts in the figures of the trader."
        value={draft.fault}
        labels={faultText}
        onChange={(fault) => change({ fault })}
      />
      <NoteField
        label="Reason"
        hint="For staff: receipts, statements, answers. Kept with the order and in the audit log with your name."
        note={draft.reason}
        problem={shown.reason}
        most={500}
        onChange={(reason) => change({ reason })}
      />
    </ActForm>
  );
}

/** What usually follows from it. Words that somebody has written already stay. */
function templateOf(grounds: Draft['grounds'], before: Draft): Draft {
  if (grounds === '') return { ...before, grounds };
  const { verdict, fault } = rulingGrounds[grounds];
  const wasTemplate = before.reason === '' || (before.grounds !== '' && before.reason === `${groundsText[before.grounds]}.`);
  return { ...before, grounds, verdict, fault: fault ?? '', reason: wasTemplate ? `${groundsText[grounds]}.` : before.reason };
}

function problemsOf({ grounds, verdict, buyerAmount, reason }: Draft, { orderAmount }: ViewedOrder): Partial<Record<keyof Draft, string>> {
  const reasonProblem = noteProblem(reason, 10);
  return {
    ...(grounds === '' && { grounds: 'Choose what it rests on.' }),
    ...(verdict === '' && { verdict: 'Choose where the coins go.' }),
    ...(verdict === 'split' &&
      !isPartOf(buyerAmount.trim(), orderAmount) && { buyerAmount: 'More than none and less than all, such as 40.5.' }),
    ...(reasonProblem && { reason: reasonProblem }),
  };
}

const fineScale = 18;

function isPartOf(text: string, all: string): boolean {
  if (!/^\d{1,18}(\.\d{1,18})?$/.test(text)) return false;
  const part = parseUnits(text, fineScale);
  return part > 0n && part < parseUnits(all, fineScale);
}
