import { decideCorrection } from '@peerbourse/contract/money/ledger/decide-correction';
import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { correctionText, subjectText } from '../ledger-text.ts';
import { BalanceChange } from './balance-change.tsx';
import { CorrectionValue } from './correction-value.tsx';

export interface Decision {
  correction: Correction;
  isApproved: boolean;
}

export interface DecideDialogProps {
  decision: Decision | undefined;
  onClose: () => void;
  onDecided: (correction: Correction) => void;
}

/** Asks once more, with everything that is decided about: what is carried out cannot be taken back, only corrected again. */
export function DecideDialog({ decision, onClose, onDecided }: DecideDialogProps) {
  const title = decision?.isApproved ? 'Carry this correction out' : 'Reject this correction';
  const note = decision && noteOf(decision);
  return (
    <Modal isOpen={decision !== undefined} title={title} note={note} onClose={onClose}>
      {decision && <DecideForm decision={decision} onCancel={onClose} onDecided={onDecided} />}
    </Modal>
  );
}

function noteOf({ correction, isApproved }: Decision): string {
  if (!isApproved) return 'Nothing moves. It stays in the history.';
  return correction.userId === null ? 'The coins move at once.' : 'The coins move at once, and the customer is told.';
}

interface DecideFormProps {
  decision: Decision;
  onCancel: () => void;
  onDecided: (correction: Correction) => void;
}

function DecideForm({ decision: { correction, isApproved }, onCancel, onDecided }: DecideFormProps) {
  const client = useQueryClient();
  const { progress, send, sendAgain, reset } = useSubmission(decideCorrection);

  function conclude(next: Progress<typeof decideCorrection>) {
    // A refusal is news as well: somebody else was faster, or the coins are gone.
    if (next.state === 'done' || next.state === 'refused') void client.invalidateQueries();
    if (next.state === 'done') onDecided(next.output);
  }

  async function decide(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending' || progress.state === 'unanswered') return;
    conclude(await send({ correctionNo: correction.correctionNo, isApproved }));
  }

  return (
    <form className="grid gap-4" onSubmit={decide} noValidate>
      <CorrectionFacts correction={correction} />
      {isApproved && <BalanceChange {...correction} />}
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" data-first-focus onClick={onCancel}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button kind={isApproved ? 'primary' : 'danger'} size="large" type="submit" isBusy={progress.state === 'sending'}>
            {isApproved ? 'Carry it out' : 'Reject'}
          </Button>
        )}
      </div>
    </form>
  );
}

function CorrectionFacts({ correction }: { correction: Correction }) {
  const facts: ReadonlyArray<readonly [name: string, value: ReactNode]> = [
    ['What', <b key="what">{correctionText(correction)}</b>],
    ['Customer', <span key="customer">{subjectText(correction)}</span>],
    ['Worth when proposed', <CorrectionValue key="worth" correction={correction} />],
    [
      'Proposed (UTC)',
      <span key="proposed">
        {correction.proposedBy}, <MomentText at={correction.proposedAt} />
      </span>,
    ],
    ['Reason', <span key="reason">{correction.reason}</span>],
  ];
  return (
    <dl className="grid gap-x-4 gap-y-2 text-14 tablet:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid tablet:col-span-2 tablet:grid-cols-subgrid">
          <dt className="text-13 text-ink-faint">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
