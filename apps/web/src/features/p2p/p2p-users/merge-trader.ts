import type { OtcUser } from '@peerbourse/contract/p2p/p2p-users/p2p-user.shape';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';

/** The profile after an update. Once there is one, whatever changes it marks it open. */
export function mergeTrader(before: MyTrader, answer: Partial<OtcUser>): MyTrader {
  return { ...before, ...answer, ...(before.userId === undefined ? {} : { isOpen: true }) };
}
