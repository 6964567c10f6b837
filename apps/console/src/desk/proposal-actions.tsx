import { Button } from '#parts/button.tsx';
import type { Tone } from '#parts/tone.ts';

/** Stale is a proposal for something that has changed since. */
type ProposalState = 'open' | 'stale' | 'approved' | 'rejected' | 'withdrawn' | 'expired';

export const proposalTones: Readonly<Record<ProposalState, Tone>> = {
  open: 'watch',
  stale: 'quiet',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
  expired: 'quiet',
};

export interface ProposalActionsProps {
  /** What it would change. */
  name: string;
  proposal: { state: ProposalState; mayDecide: boolean; mayWithdraw: boolean };
  onDecide: (isApproved: boolean) => void;
  onWithdraw: () => void;
}

/** The decision, the way back for the proposer, or why there is neither. */
export function ProposalActions({ name, proposal: { state, mayDecide, mayWithdraw }, onDecide, onWithdraw }: ProposalActionsProps) {
  if (mayWithdraw) {
    return (
      <Button aria-label={`Withdraw the proposal for ${name}`} onClick={onWithdraw}>
        Withdraw
      </Button>
    );
  }
  if (state !== 'open') return null;
  if (!mayDecide) return <span className="text-12 text-ink-soft">An approver decides.</span>;
  return (
    <span className="inline-flex gap-2">
      <Button aria-label={`Approve the proposal for ${name}`} onClick={() => onDecide(true)}>
        Approve
      </Button>
      <Button kind="quiet" aria-label={`Reject the proposal for ${name}`} onClick={() => onDecide(false)}>
        Reject
      </Button>
    </span>
  );
}
