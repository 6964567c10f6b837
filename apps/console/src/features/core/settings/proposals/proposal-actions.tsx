import { Button } from '#parts/button.tsx';
import type { SettingProposal } from './setting-proposals.query.ts';

export interface ProposalActionsProps {
  proposal: SettingProposal;
  onDecide: (isApproved: boolean) => void;
  onWithdraw: () => void;
}

/** The decision, the way back for the proposer, or why there is neither. */
export function ProposalActions({ proposal: { key, state, mayDecide, mayWithdraw }, onDecide, onWithdraw }: ProposalActionsProps) {
  if (mayWithdraw) {
    return (
      <Button aria-label={`Withdraw the proposal for ${key}`} onClick={onWithdraw}>
        Withdraw
      </Button>
    );
  }
  if (state !== 'open') return null;
  if (!mayDecide) return <span className="text-12 text-ink-soft">An approver decides.</span>;
  return (
    <span className="inline-flex gap-2">
      <Button aria-label={`Approve the proposal for ${key}`} onClick={() => onDecide(true)}>
        Approve
      </Button>
      <Button kind="quiet" aria-label={`Reject the proposal for ${key}`} onClick={() => onDecide(false)}>
        Reject
      </Button>
    </span>
  );
}
