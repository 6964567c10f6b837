import { useRead } from '#base/api/read.ts';
import { missingSteps } from '#features/p2p/shared/setup-steps.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { useSession } from '#site/session/use-session.ts';
import type { MissingStep } from './missing-first.tsx';

/** What the account lacks before it can save a payment method; undefined until that is known. */
export function useMissingFirst(): MissingStep[] | undefined {
  const userInfo = useSession().account?.userInfo;
  const trader = useRead(myTraderQuery);
  if (!userInfo || !trader) return undefined;
  return missingSteps(userInfo, trader).filter((step) => step !== 'method');
}
