import type { decideRecovery as call } from '@peerbourse/contract/identity/recoveries/decide-recovery';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { hasViewedRecovery } from '#modules/identity/verification/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { decideRecoveryRow, recoveryByNumber } from './recovery.table.ts';

/** A granted recovery waits before it takes effect: the owner is told and can stop it. */
export const decideRecovery: Handler<typeof call> = async ({ tx, actor, config, visitor }, { caseNo, isGranted, reason }) => {
  const row = await recoveryByNumber(tx, caseNo);
  if (!row) throw refuse('security.recovery-unknown');
  if (row.state !== 'waiting') throw refuse('security.recovery-decided');
  if (!(await hasViewedRecovery(tx, caseNo, actor.staffId))) throw refuse('security.recovery-not-opened');
  const waitingHours = await readSetting(tx, 'recoveries.waitingHours');
  const state = isGranted ? 'cooling' : 'rejected';
  const recovery = await decideRecoveryRow(tx, { caseNo, state, reason, decidedBy: actor.name, waitingHours });
  if (!recovery) throw refuse('security.recovery-decided');
  const { accountId, effectiveAt } = recovery;
  if (effectiveAt) {
    await notify(tx, config, { accountId, kind: 'recovery_granted', values: { date: effectiveAt.toISOString() }, isSecurity: true });
  } else await notify(tx, config, { accountId, kind: 'recovery_rejected', values: { reason }, isSecurity: false });
  await audit(tx, { actor, act: 'recoveries.decided', subject: row.userId, details: { caseNo, state, reason }, address: visitor.address });
  return { effectiveAt: effectiveAt?.toISOString() ?? null };
};
