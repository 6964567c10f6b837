import { maskedEmail, maskedPhone } from '#modules/identity/accounts/index.ts';
import type { QueuedRecovery } from './recovery.table.ts';

/** As everybody sees it who may look at the queue. */
export function maskedRecoveryView(row: QueuedRecovery) {
  return {
    ...recoveryView(row),
    email: maskedEmail(row.email),
    phone: maskedPhone(row.dialCode, row.phone),
    newEmail: maskedEmail(row.newEmail),
  };
}

export function recoveryView(row: QueuedRecovery) {
  return {
    caseNo: row.caseNo,
    kind: row.kind,
    state: row.state,
    userId: row.userId,
    email: row.email,
    phone: row.phone === null ? null : `+${row.dialCode ?? ''} ${row.phone}`,
    identityLevel: row.identityLevel,
    lost: row.lost,
    newEmail: row.newEmail,
    askedAt: row.askedAt.toISOString(),
    approvedBy: row.approvedBy,
    approvalReason: row.approvalReason,
    decidedBy: row.decidedBy,
    reason: row.reason,
    effectiveAt: row.effectiveAt?.toISOString() ?? null,
  };
}
