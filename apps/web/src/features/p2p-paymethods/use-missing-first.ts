import { useRead } from '#api/read.ts';
import { myTraderQuery } from '#parts/p2p/my-trader.query.ts';
import { missingSteps } from '#parts/p2p/setup-steps.ts';
import { useSession } from '#session/use-session.ts';
import type { MissingStep } from './missing-first.tsx';

/** What the account lacks before it can save a payment method; undefined until that is known. */
export function useMissingFirst(): MissingStep[] | undefined {
  const userInfo = useSession().account?.userInfo;
  const trader = useRead(myTraderQuery);
  if (!userInfo || !trader) return undefined;
  return missingSteps(userInfo, trader).filter((step) => step !== 'method');
}
