import { passwordChangedSince } from '#modules/core/secrets/index.ts';
import { accountOpenedSince, systemHoldSince } from '#modules/identity/accounts/index.ts';
import { isYoung } from '#modules/identity/sessions/index.ts';
import { identityApprovedSince } from '#modules/identity/verification/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { UserActor } from '#platform/http/session-gate.ts';

const dayHours = 24;
const weekHours = 7 * dayHours;

/**
 * Whether an account may be in other hands than yesterday: a password, the device or the identity is younger than a day, or the
 * account itself younger than a week. Holds of the system stand for every other sensitive change.
 */
export async function isUnsettled(tx: Tx, actor: UserActor): Promise<boolean> {
  const { mainId } = actor;
  return (
    (await accountOpenedSince(tx, mainId, weekHours)) ||
    (await passwordChangedSince(tx, mainId, dayHours)) ||
    (await systemHoldSince(tx, mainId, dayHours)) ||
    (await identityApprovedSince(tx, mainId, dayHours)) ||
    (await isYoung(tx, actor, dayHours))
  );
}
