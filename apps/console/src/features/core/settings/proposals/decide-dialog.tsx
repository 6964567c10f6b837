import { decideSettingChange } from '@peerbourse/contract/core/settings/decide-setting-change';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type Progress, useSubmission } from '#api/use-submission.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { Button } from '#parts/button.tsx';
import { Modal } from '#parts/modal.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { lookAgain } from '../setting-change.ts';
import { ProposedChange } from './proposed-change.tsx';
import type { SettingProposal } from './setting-proposals.query.ts';

export interface Decision {
  proposal: SettingProposal;
  isApproved: boolean;
}

export interface DecideDialogProps {
  decision: Decision | undefined;
  onClose: () => void;
  /** Tells what was decided. */
  onDecided: (message: string) => void;
}

/** Asks once more, with everything that is decided about. */
export function DecideDialog({ decision, onClose, onDecided }: DecideDialogProps) {
  const title = decision?.isApproved ? 'Put this value in force' : 'Reject this change';
  const note = decision?.isApproved ? 'It is in force within 5 s.' : 'Nothing changes. It stays in the list.';
  return (
    <Modal isOpen={decision !== undefined} title={title} note={note} isWide onClose={onClose}>
      {decision && <DecideForm decision={decision} onClose={onClose} onDecided={onDecided} />}
    </Modal>
  );
}

function DecideForm({ decision: { proposal, isApproved }, onClose, onDecided }: DecideDialogProps & { decision: Decision }) {
  const client = useQueryClient();
  const { progress, send, sendAgain, reset } = useSubmission(decideSettingChange);

  function conclude(next: Progress<typeof decideSettingChange>) {
    // A refusal is news as well: somebody else was faster, or the setting has changed.
    if (next.state === 'done' || next.state === 'refused') void lookAgain(client);
    if (next.state !== 'done') return;
    const { key, version } = next.output;
    onDecided(version === null ? `${key}: rejected. Nothing has changed.` : `${key}: in force as version ${version}.`);
  }

  async function decide(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending' || progress.state === 'unanswered') return;
    conclude(await send({ proposalNo: proposal.proposalNo, isApproved }));
  }

  return (
    <form className="grid gap-4" onSubmit={decide} noValidate>
      <ProposalFacts proposal={proposal} />
      <ProposedChange proposal={proposal} />
      <OutcomeNotice progress={progress} onSendAgain={async () => conclude(await sendAgain())} onGiveUp={reset} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="large" data-first-focus onClick={onClose}>
          Cancel
        </Button>
        {progress.state !== 'unanswered' && (
          <Button kind="primary" size="large" type="submit" isBusy={progress.state === 'sending'}>
            {isApproved ? 'Put it in force' : 'Reject'}
          </Button>
        )}
      </div>
    </form>
  );
}

function ProposalFacts({ proposal: { key, version, effect, reason, proposedBy, proposedAt } }: { proposal: SettingProposal }) {
  return (
    <>
      <p className="rounded-medium bg-sunken px-3.5 py-3 text-13">{effect}</p>
      <FactGrid
        facts={[
          ['Setting', key],
          ['Since version', version],
          [
            'Proposed (UTC)',
            <span key="proposed">
              {proposedBy}, <MomentText at={proposedAt} />
            </span>,
          ],
          ['Reason', reason],
        ]}
      />
    </>
  );
}
