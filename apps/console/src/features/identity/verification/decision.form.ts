import type { CallInput } from '@peerbourse/contract/call';
import type { decideVerification } from '@peerbourse/contract/identity/verification/decide-verification';
import { type RejectionReason, rejectionReasons } from '@peerbourse/contract/identity/verification/verification.shape';

export const longestNote = 500;

export interface DecisionDraft {
  reasons: ReadonlySet<RejectionReason>;
  note: string;
}

export const emptyDecision: DecisionDraft = { reasons: new Set(), note: '' };

export function toggled(reasons: ReadonlySet<RejectionReason>, reason: RejectionReason): ReadonlySet<RejectionReason> {
  const next = new Set(reasons);
  if (!next.delete(reason)) next.add(reason);
  return next;
}

export function decisionProblem(kind: 'approve' | 'reject', { reasons }: DecisionDraft): string | undefined {
  return kind === 'reject' && reasons.size === 0 ? 'Tick at least one reason.' : undefined;
}

/** Reasons travel in the order of the list, whatever the order of the ticks. */
export function decisionInput(
  caseNo: string,
  kind: 'approve' | 'reject',
  { reasons, note }: DecisionDraft,
): CallInput<typeof decideVerification> {
  const isApproved = kind === 'approve';
  return { caseNo, isApproved, reasons: isApproved ? [] : rejectionReasons.filter((reason) => reasons.has(reason)), note: note.trim() };
}
