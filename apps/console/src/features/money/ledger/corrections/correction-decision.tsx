import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { Button } from '#parts/button.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { correctionText, subjectText } from '../ledger-text.ts';

export interface CorrectionDecisionProps {
  correction: Correction;
  onDecide: (isApproved: boolean) => void;
}

/** The decision, or why it is not for the one who looks. */
export function CorrectionDecision({ correction, onDecide }: CorrectionDecisionProps) {
  const { name, roles } = useStaffAccount();
  if (correction.proposedBy === name) return <Hint text="You proposed it; another decides." />;
  if (!roles.includes('approver')) return <Hint text="An approver decides." />;
  const what = `${correctionText(correction)} for ${subjectText(correction)}`;
  return (
    <span className="inline-flex gap-2">
      <Button aria-label={`Approve: ${what}`} onClick={() => onDecide(true)}>
        Approve
      </Button>
      <Button kind="quiet" aria-label={`Reject: ${what}`} onClick={() => onDecide(false)}>
        Reject
      </Button>
    </span>
  );
}

function Hint({ text }: { text: string }) {
  return <span className="text-12 text-ink-soft tablet:inline-block tablet:max-w-48 tablet:py-1.5">{text}</span>;
}
