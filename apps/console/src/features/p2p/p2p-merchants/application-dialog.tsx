import { decideApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-application';
import { type ProofKind, proofsOf, type RejectionReason, rejectionReasons } from '@peerbourse/rules/p2p-merchants/merchant';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { NoteField } from '#desk/note-field.tsx';
import { Modal } from '#parts/modal.tsx';
import type { ViewedApplication } from './merchant-desk.query.ts';
import { proofText, rejectionText } from './merchant-text.ts';

export type Verdict = 'approve' | 'reject';

export interface ApplicationDialogProps {
  verdict: Verdict | undefined;
  application: ViewedApplication;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function ApplicationDialog({ verdict, application, onClose, onDone }: ApplicationDialogProps) {
  const title = verdict === 'reject' ? 'Reject this application' : 'Approve this application';
  return (
    <Modal isOpen={verdict !== undefined} title={title} note={`${application.nickName}, user ${application.userId}`} onClose={onClose}>
      {verdict && <ApplicationForm key={verdict} verdict={verdict} application={application} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

const emptySet: ReadonlySet<never> = new Set();

/** No reason is chosen beforehand: whoever rejects says what was wrong. */
function ApplicationForm({ verdict, application, onClose, onDone }: ApplicationDialogProps & { verdict: Verdict }) {
  const { applicationNo, version, accountType, deposit } = application;
  const submission = useSubmission(decideApplication);
  const [reasons, setReasons] = useState<ReadonlySet<RejectionReason>>(emptySet);
  const [filesToFix, setFilesToFix] = useState<ReadonlySet<ProofKind>>(emptySet);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const isApproved = verdict === 'approve';

  function read() {
    const isUnsaid = !isApproved && reasons.size === 0;
    setProblem(isUnsaid ? 'Choose what was wrong.' : undefined);
    if (isUnsaid) return undefined;
    return { applicationNo, version, isApproved, reasons: [...reasons], filesToFix: [...filesToFix], words: words.trim() };
  }

  return (
    <ActForm
      submission={submission}
      read={read}
      button={isApproved ? 'Approve' : 'Reject'}
      isDestructive={!isApproved}
      onCancel={onClose}
      onDone={() => onDone(isApproved ? 'Approved: a merchant from now on.' : `Rejected: ${deposit} USDT went back.`)}
    >
      <p className="text-14">
        {isApproved
          ? `A merchant at once, with the mark in the market and the right to publish. ${deposit} USDT stay in the deposit.`
          : `${deposit} USDT go back to the wallet at once. The applicant reads the reasons and can hand in another application.`}
      </p>
      {!isApproved && (
        <>
          <Boxes
            legend="Reasons"
            values={rejectionReasons}
            labels={rejectionText}
            chosen={reasons}
            problem={problem}
            onChange={setReasons}
          />
          <Boxes legend="Send anew" values={proofsOf(accountType)} labels={proofText} chosen={filesToFix} onChange={setFilesToFix} />
        </>
      )}
      <NoteField
        label="Note for the applicant"
        hint="Optional. The applicant reads it as you write it."
        note={words}
        problem={undefined}
        most={500}
        isFirst={isApproved}
        onChange={setWords}
      />
    </ActForm>
  );
}

interface BoxesProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  labels: Record<Value, string>;
  chosen: ReadonlySet<Value>;
  problem?: string | undefined;
  onChange: (chosen: ReadonlySet<Value>) => void;
}

function Boxes<Value extends string>({ legend, values, labels, chosen, problem, onChange }: BoxesProps<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.has(value) ? new Set([...chosen].filter((each) => each !== value)) : new Set([...chosen, value]));
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-13 font-semibold">{legend}</legend>
      {values.map((value) => (
        <label key={value} className="flex min-h-8 cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11">
          <input type="checkbox" className="size-4.5 accent-brand" checked={chosen.has(value)} onChange={() => toggle(value)} />
          {labels[value]}
        </label>
      ))}
      {problem && (
        <p role="alert" className="text-13 text-down">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
