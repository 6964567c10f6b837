import type { StaffRole } from '@peerbourse/contract/call';
import type { decideHit as call } from '@peerbourse/contract/identity/verification/decide-hit';
import { audit } from '#modules/core/audit/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { hasViewed } from '../view.table.ts';
import { endHit, type HitRow, lockHit, proposeClearing } from './hit.table.ts';
import { hitView } from './hit.view.ts';

/** That it is the same person one member says; that it is somebody else takes a second one, as the database checks again. */
export const decideHit: Handler<typeof call> = async ({ tx, actor, visitor }, { hitNo, isSamePerson, reason }) => {
  const hit = await lockHit(tx, hitNo);
  if (!hit) throw refuse('verification.unknown-hit');
  if (!(await hasViewed(tx, hit.caseId, actor.staffId))) throw refuse('verification.not-opened');
  await (isSamePerson ? confirm(tx, actor, hit, reason) : clear(tx, actor, hit, reason));
  const decided = await lockHit(tx, hitNo);
  must(decided, 'a hit that was decided is there');
  const { listName, listVersion, entryId, hitState: state } = decided;
  await audit(tx, {
    actor,
    act: 'verification.hit-decided',
    subject: hitNo,
    details: { listName, listVersion, entryId, state, reason },
    address: visitor.address,
  });
  return hitView(decided);
};

async function confirm(tx: Tx, { staffId }: StaffActor, { hitNo, hitState }: HitRow, reason: string): Promise<void> {
  if (hitState !== 'open' && hitState !== 'proposed') throw refuse('verification.hit-decided');
  await endHit(tx, 'confirmed', { hitNo, staffId, reason });
}

async function clear(tx: Tx, actor: StaffActor, { hitNo, hitState, proposerStaffId }: HitRow, reason: string): Promise<void> {
  const said = { hitNo, staffId: actor.staffId, reason };
  if (hitState === 'cleared') throw refuse('verification.hit-decided');
  if (hitState !== 'proposed') {
    requireRole(actor, ['decider', 'risk']);
    return await proposeClearing(tx, said);
  }
  if (proposerStaffId === actor.staffId) throw refuse('verification.same-member');
  requireRole(actor, ['approver', 'risk']);
  await endHit(tx, 'cleared', said);
}

function requireRole({ roles }: StaffActor, wanted: readonly StaffRole[]): void {
  if (!wanted.some((role) => roles.includes(role))) throw refuse('right.missing');
}
