import { askSide } from '@peerbourse/contract/p2p/p2p-appeals/desk/ask-side';
import { type EvidenceKind, maxWords } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { CaseReason } from '@peerbourse/rules/p2p-appeals/case-reasons';
import { type QuestionTemplateName, templatesFor, templateTerms } from '@peerbourse/rules/p2p-appeals/question-templates';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { evidenceText, questionProblem, templateName, templateText } from '#desk/cases/case-text.ts';
import { ChoiceField } from '#desk/choice-field.tsx';
import { NoteField } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { orderTitle } from './order-text.ts';

export interface AskDialogProps {
  order: ViewedOrder | undefined;
  /** Why the case is there: templates that fit it stand first. */
  reason: CaseReason;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function AskDialog({ order, reason, onClose, onDone }: AskDialogProps) {
  return (
    <Modal isOpen={order !== undefined} title="Ask a side" note={order && `${orderTitle(order)}, order ${order.orderNo}`} onClose={onClose}>
      {order && <AskForm order={order} reason={reason} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

const asked = { '': 'Nothing in particular', ...evidenceText } as const;

function templateLabels(reason: CaseReason): Record<QuestionTemplateName | '', string> {
  const rows = templatesFor(reason).map((name) => [name, templateName[name]] as const);
  return Object.fromEntries([['', 'None, in my own words'], ...rows]) as Record<QuestionTemplateName | '', string>;
}

function AskForm({ order: { orderNo, buyer, seller }, reason, onClose, onDone }: AskDialogProps & { order: ViewedOrder }) {
  const submission = useSubmission(askSide);
  const [side, setSide] = useState<OrderSide | ''>('');
  const [evidence, setEvidence] = useState<EvidenceKind | ''>('');
  const [template, setTemplate] = useState<QuestionTemplateName | ''>('');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const sideProblem = side === '' ? 'Choose whom you ask.' : undefined;
  const textProblem = template === '' ? questionProblem(text) : undefined;

  function read() {
    setIsChecked(true);
    if (side === '' || textProblem) return undefined;
    return { orderNo, side, evidence: evidence === '' ? null : evidence, ...(template !== '' && { template }), text: text.trim() };
  }

  /** It names what to show, and whom where only one of them can be asked. */
  function choose(name: QuestionTemplateName | '') {
    setTemplate(name);
    if (name === '') return;
    const terms = templateTerms(name);
    setEvidence(terms.evidence ?? '');
    const [only, another] = terms.sides;
    if (only && !another) setSide(only);
  }

  return (
    <ActForm submission={submission} read={read} button="Ask" onCancel={onClose} onDone={() => onDone(`The ${side} was asked.`)}>
      <p className="text-14">The time of staff stands still until the answer comes or its time is over.</p>
      <ChoiceField
        label="Template"
        hint="Both people read it in their own language."
        value={template}
        labels={templateLabels(reason)}
        isFirst
        onChange={choose}
      />
      {template !== '' && <blockquote className="border-s-2 border-line-strong ps-3 text-14">{templateText[template]}</blockquote>}
      <ChoiceField
        label="Whom you ask"
        value={side}
        labels={{ '': 'Choose', buyer: `The buyer, ${buyer.nickName}`, seller: `The seller, ${seller.nickName}` }}
        problem={isChecked ? sideProblem : undefined}
        onChange={setSide}
      />
      <ChoiceField label="What to show" value={evidence} labels={asked} onChange={setEvidence} />
      <NoteField
        label="Question"
        hint="Both people read it as you write it, without your name. With a template it may stay empty."
        note={text}
        problem={isChecked ? textProblem : undefined}
        most={maxWords}
        onChange={setText}
      />
    </ActForm>
  );
}
