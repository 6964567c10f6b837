import { decideVerification } from '@peerbourse/contract/identity/verification/decide-verification';
import { type FaceAnswer, rejectionReasons } from '@peerbourse/contract/identity/verification/verification.shape';
import { type FormEvent, useState } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Modal } from '#parts/modal.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { reasonText } from './case-text.ts';
import { type DecisionDraft, decisionInput, decisionProblem, firstDraft, longestNote, toggled } from './decision.form.ts';
import type { OpenedCase } from './opened-case.ts';

export type DecisionKind = 'approve' | 'reject';

export interface DecisionDialogProps {
  kind: DecisionKind | undefined;
  opened: OpenedCase;
  face: FaceAnswer | undefined;
  onDecided: () => void;
  onClose: () => void;
}

export function DecisionDialog({ kind, opened, face, onDecided, onClose }: DecisionDialogProps) {
  const title = kind === 'reject' ? 'Reject this application' : 'Approve this application';
  const note = `${opened.firstName} ${opened.lastName}, user ${opened.userId}`;
  return (
    <Modal isOpen={kind !== undefined} title={title} note={note} onClose={onClose}>
      {kind && <DecisionForm key={kind} kind={kind} face={face} caseNo={opened.caseNo} onDecided={onDecided} onClose={onClose} />}
    </Modal>
  );
}

interface DecisionFormProps extends Omit<DecisionDialogProps, 'kind' | 'opened'> {
  kind: DecisionKind;
  caseNo: string;
}

function DecisionForm({ kind, caseNo, face, onDecided, onClose }: DecisionFormProps) {
  const [draft, setDraft] = useState<DecisionDraft>(() => firstDraft(kind, face));
  const [problem, setProblem] = useState<string>();
  const { progress, send, sendAgain, reset } = useSubmission(decideVerification);
  const isHeld = progress.state === 'sending' || progress.state === 'unanswered';

  function conclude(next: Progress<typeof decideVerification>) {
    if (next.state === 'done') onDecided();
  }

  async function decide(event: FormEvent) {
    event.preventDefault();
    const found = decisionProblem(kind, draft);
    setProblem(found);
    if (!isHeld && found === undefined) conclude(await send(decisionInput({ caseNo, kind, face }, draft)));
  }

  return (
    <form className="grid gap-4" onSubmit={decide} noValidate>
      {kind === 'reject' ? (
        <ReasonBoxes draft={draft} problem={problem} isHeld={isHeld} onChange={setDraft} />
      ) : (
        <p className="text-14">The person, the document and what was written agree. The account is verified at once.</p>
      )}
      <Field
        label="Note for the applicant"
        hint="Optional. The applicant reads it as you write it."
        aside={
          <span className="text-12 text-ink-faint">
            {draft.note.length} / {longestNote}
          </span>
        }
        control={(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            maxLength={longestNote}
            readOnly={isHeld}
            value={draft.note}
            onChange={(event) => setDraft({ ...draft, note: event.target.value })}
          />
        )}
      />
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" onClick={onClose}>
          Cancel
        </Button>
        <Button
          kind={kind === 'approve' ? 'primary' : 'danger'}
          size="large"
          type="submit"
          isBusy={progress.state === 'sending'}
          {...(kind === 'approve' ? { 'data-first-focus': true } : {})}
        >
          {kind === 'approve' ? 'Approve' : 'Reject'}
        </Button>
      </div>
    </form>
  );
}

interface ReasonBoxesProps {
  draft: DecisionDraft;
  problem: string | undefined;
  isHeld: boolean;
  onChange: (draft: DecisionDraft) => void;
}

function ReasonBoxes({ draft, problem, isHeld, onChange }: ReasonBoxesProps) {
  return (
    <fieldset className="grid gap-1" disabled={isHeld} aria-describedby={problem ? 'reason-problem' : undefined}>
      <legend className="mb-1 text-13 font-semibold">Reasons</legend>
      {rejectionReasons.map((reason, index) => (
        <label key={reason} className="flex min-h-8 cursor-pointer items-center gap-2.5 text-14 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4.5 accent-brand"
            data-first-focus={index === 0 ? true : undefined}
            checked={draft.reasons.has(reason)}
            onChange={() => onChange({ ...draft, reasons: toggled(draft.reasons, reason) })}
          />
          {reasonText[reason]}
        </label>
      ))}
      {problem && (
        <p id="reason-problem" role="alert" className="text-13 text-down">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
