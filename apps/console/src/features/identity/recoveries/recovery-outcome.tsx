import type { ReactNode } from 'react';
import { secondsSince, untilText } from '#parts/age-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import type { QueuedRecovery } from './recovery-queue.query.ts';

export interface RecoveryOutcomeProps {
  row: QueuedRecovery;
  /** By the operator at this desk. */
  isRejected: boolean;
  isGone: boolean;
  nowMs: number;
}

/** What became of the case; nothing while it waits. */
export function RecoveryOutcome({ row, isRejected, isGone, nowMs }: RecoveryOutcomeProps) {
  if (isRejected) return <Frame tone="bad">This request is rejected. The person reads your reason.</Frame>;
  if (isGone)
    return <Frame tone="watch">This request is no longer in the queue: it was decided, took effect, or its owner stopped it.</Frame>;
  if (!row.effectiveAt) return null;
  return (
    <Frame tone="good">
      <p className="font-semibold">
        Granted by {[row.approvedBy, row.decidedBy].filter(Boolean).join(' and ')}. It takes effect{' '}
        {untilText(-secondsSince(row.effectiveAt, nowMs))}, on <MomentText at={row.effectiveAt} /> UTC.
      </p>
      <p>The owner was told and can stop it until then.</p>
      {row.approvalReason && <p className="mt-1 break-words">{row.approvalReason}</p>}
      {row.reason && <p className="mt-1 break-words">{row.reason}</p>}
    </Frame>
  );
}

function Frame({ tone, children }: { tone: 'good' | 'watch' | 'bad'; children: ReactNode }) {
  return (
    <div className="border-t border-line px-4 py-3 tablet:px-5">
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
