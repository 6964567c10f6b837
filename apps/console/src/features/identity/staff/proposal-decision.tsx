import { useState } from 'react';
import { Button } from '#parts/button.tsx';
import type { Proposal } from './staff-text.ts';

export interface ProposalDecisionProps {
  proposal: Proposal;
  onDecide: (isApproved: boolean) => void;
}

/** Approving asks once more, because it cannot be taken back. */
export function ProposalDecision({ proposal: { name, mayDecide, word }, onDecide }: ProposalDecisionProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (word !== null) {
    return (
      <span className="text-12">
        Second half for {name}: <code className="font-mono text-13">{word}</code>
      </span>
    );
  }
  if (!mayDecide) return null;
  if (!isAsking) {
    return (
      <span className="inline-flex gap-2">
        <Button aria-label={`Approve ${name}`} onClick={() => setIsAsking(true)}>
          Approve
        </Button>
        <Button kind="quiet" aria-label={`Reject ${name}`} onClick={() => onDecide(false)}>
          Reject
        </Button>
      </span>
    );
  }
  return (
    <span className="inline-flex gap-2">
      <Button kind="primary" onClick={() => onDecide(true)}>
        Carry it out
      </Button>
      <Button kind="quiet" onClick={() => setIsAsking(false)}>
        Cancel
      </Button>
    </span>
  );
}
