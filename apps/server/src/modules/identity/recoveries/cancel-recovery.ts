import type { cancelRecovery as call } from '@peerbourse/contract/identity/recoveries/cancel-recovery';
import type { Handler } from '#platform/http/serve.ts';
import { cancelRecoveries } from './recovery.table.ts';

/** Whoever is logged in has not lost the factors: a recovery that runs was not asked for by its owner. */
export const cancelRecovery: Handler<typeof call> = async ({ tx, actor }) => {
  return { cancelled: await cancelRecoveries(tx, actor.mainId) };
};
