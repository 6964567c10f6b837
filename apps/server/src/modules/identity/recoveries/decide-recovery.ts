import type { decideRecovery as call } from '@peerbourse/contract/identity/recoveries/decide-recovery';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { hasViewedRecovery } from '#modules/identity/verification/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';
import { approveRecovery, grantRecovery, type Recovery, recoveryByNumber, rejectRecovery } from './recovery.table.ts';
import { tellGranted } from './tell-owner.ts';

/** Two members agree, one turns it down. What was granted waits before it takes effect: the owner is told and can stop it. */
export const decideRecovery: Handler<typeof call> = async (ctx, { caseNo, isGranted, reason }) => {
  const { tx, actor, visitor } = ctx;
  const row = await recoveryByNumber(tx, caseNo);
  if (!row) throw refuse('security.recovery-unknown');
  if (row.state !== 'waiting') throw refuse('security.recovery-decided');
  if (!(await hasViewedRecovery(tx, caseNo, actor.staffId))) throw refuse('security.recovery-not-opened');
  const { state, effectiveAt } = isGranted ? await agree(ctx, caseNo, reason) : await turnDown(ctx, caseNo, reason);
  const act = state === 'waiting' ? 'recoveries.approved' : 'recoveries.decided';
  await audit(tx, { actor, act, subject: row.userId, details: { caseNo, state, reason }, address: visitor.address });
  return { state, effectiveAt: effectiveAt?.toISOString() ?? null };
};

async function agree({ tx, actor, config }: CallContext<StaffActor>, caseNo: string, reason: string): Promise<Recovery> {
  const first = await approveRecovery(tx, { caseNo, staffId: actor.staffId, reason });
  if (first) return first;
  const waitingHours = await readSetting(tx, 'recoveries.waitingHours');
  const granted = await grantRecovery(tx, { caseNo, staffId: actor.staffId, staffName: actor.name, reason, waitingHours });
  if (!granted) throw await refusalOf(tx, caseNo);
  if (granted.effectiveAt) await tellGranted(tx, config, granted.accountId, granted.effectiveAt);
  return granted;
}

/** Either somebody was quicker, or the first who agreed is the one who agrees again. */
async function refusalOf(tx: Tx, caseNo: string): Promise<Error> {
  const isWaiting = (await recoveryByNumber(tx, caseNo))?.state === 'waiting';
  return refuse(isWaiting ? 'security.recovery-same-member' : 'security.recovery-decided');
}

async function turnDown({ tx, actor, config }: CallContext<StaffActor>, caseNo: string, reason: string): Promise<Recovery> {
  const rejected = await rejectRecovery(tx, { caseNo, staffId: actor.staffId, staffName: actor.name, reason });
  if (!rejected) throw refuse('security.recovery-decided');
  await notify(tx, config, { accountId: rejected.accountId, kind: 'recovery_rejected', values: { reason }, isSecurity: false });
  return rejected;
}
