import type { CallInput } from '@peerbourse/contract/call';
import type { decideVerification } from '@peerbourse/contract/identity/verification/decide-verification';
import { type FaceAnswer, type RejectionReason, rejectionReasons } from '@peerbourse/contract/identity/verification/verification.shape';

export const longestNote = 500;

export interface DecisionDraft {
  reasons: ReadonlySet<RejectionReason>;
  note: string;
}

/** What the answer about the faces says already is ticked. */
export function firstDraft(kind: 'approve' | 'reject', face: FaceAnswer | undefined): DecisionDraft {
  const reason = face && kind === 'reject' ? reasonOfFace[face] : undefined;
  return { reasons: new Set(reason ? [reason] : []), note: '' };
}

const reasonOfFace: Partial<Record<FaceAnswer, RejectionReason>> = { different: 'selfie-differs', unsure: 'selfie-unclear' };

export function toggled(reasons: ReadonlySet<RejectionReason>, reason: RejectionReason): ReadonlySet<RejectionReason> {
  const next = new Set(reasons);
  if (!next.delete(reason)) next.add(reason);
  return next;
}

export function decisionProblem(kind: 'approve' | 'reject', { reasons }: DecisionDraft): string | undefined {
  return kind === 'reject' && reasons.size === 0 ? 'Tick at least one reason.' : undefined;
}

export interface Deciding {
  caseNo: string;
  kind: 'approve' | 'reject';
  face: FaceAnswer | undefined;
}

/** Reasons travel in the order of the list, whatever the order of the ticks. */
export function decisionInput({ caseNo, kind, face }: Deciding, { reasons, note }: DecisionDraft): CallInput<typeof decideVerification> {
  const isApproved = kind === 'approve';
  return {
    caseNo,
    isApproved,
    face: face ?? null,
    reasons: isApproved ? [] : rejectionReasons.filter((reason) => reasons.has(reason)),
    note: note.trim(),
  };
}
