import type { CallOutput } from '@peerbourse/contract/call';
import type { openRecovery } from '@peerbourse/contract/identity/recoveries/open-recovery';

export type OpenedRecovery = CallOutput<typeof openRecovery>;
export type RecoveryPhase = OpenedRecovery['state'];
export type RecoveryApproval = Pick<OpenedRecovery, 'approvedBy' | 'approvalReason'>;
