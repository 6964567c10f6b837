import type { openRecovery as call } from '@peerbourse/contract/identity/recoveries/open-recovery';
import { audit } from '#modules/core/audit/index.ts';
import { approvedIdentity, countView, showPictures } from '#modules/identity/verification/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { recoveryByNumber } from './recovery.table.ts';
import { recoveryView } from './recovery.view.ts';

/** Shows the selfie beside the documents that the account was verified with, once it is written down that they were shown. */
export const openRecovery: Handler<typeof call> = async (ctx, { caseNo }) => {
  const { tx, actor, config, visitor } = ctx;
  const row = await recoveryByNumber(tx, caseNo);
  if (!row) throw refuse('security.recovery-unknown');
  const viewer = { actor, config };
  const identity = await approvedIdentity(tx, row.accountId, viewer);
  const viewsLeft = await countView(ctx, { caseId: identity?.caseId ?? null, recoveryNo: caseNo }, row.userId);
  const details = { caseNo, documents: identity?.shown.caseNo ?? null };
  await audit(tx, { actor, act: 'recoveries.opened', subject: row.userId, details, address: visitor.address });
  const picture = await showPictures(tx, viewer, row.selfieFile ? [row.selfieFile] : []);
  return {
    ...recoveryView(row),
    selfie: row.selfieFile ? picture(row.selfieFile) : null,
    identity: identity?.shown ?? null,
    viewsLeft,
  };
};
