import { decideMarketChange } from '@peerbourse/contract/markets/spot/desk/decide-market-change';
import { useSubmission } from '#api/use-submission.ts';
import { ActForm } from '#desk/act-form.tsx';
import { FactGrid } from '#desk/fact-grid.tsx';
import { Modal } from '#parts/modal.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import type { MarketProposal } from '../market-desk.query.ts';
import { changeName, ProposedChange } from './proposed-change.tsx';

export interface Decision {
  proposal: MarketProposal;
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
  const title = decision?.isApproved ? 'Carry out this change' : 'Reject this change';
  const note = decision?.isApproved ? 'It takes its turn with the orders that wait.' : 'Nothing changes. It stays in the list.';
  return (
    <Modal isOpen={decision !== undefined} title={title} note={note} isWide onClose={onClose}>
      {decision && <DecideForm decision={decision} onClose={onClose} onDecided={onDecided} />}
    </Modal>
  );
}

function DecideForm({ decision: { proposal, isApproved }, onClose, onDecided }: DecideDialogProps & { decision: Decision }) {
  const { proposalNo, symbol, change, proposedBy, proposedAt, reason } = proposal;
  return (
    <ActForm
      submission={useSubmission(decideMarketChange)}
      read={() => ({ proposalNo, isApproved })}
      button={isApproved ? 'Carry it out' : 'Reject'}
      onCancel={onClose}
      onDone={({ state }) => onDecided(state === 'approved' ? `${symbol}: carried out.` : `${symbol}: rejected. Nothing has changed.`)}
    >
      <FactGrid
        facts={[
          ['Market', symbol],
          ['Change', changeName[change.kind]],
          [
            'Proposed (UTC)',
            <span key="proposed">
              {proposedBy}, <MomentText at={proposedAt} />
            </span>,
          ],
          ['Reason', reason],
        ]}
      />
      <ProposedChange proposal={proposal} />
    </ActForm>
  );
}
