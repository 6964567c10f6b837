import { useRead } from '#api/read.ts';
import { myTraderQuery } from '#parts/p2p/my-trader.query.ts';
import { useSession } from '#session/use-session.ts';
import { type Standing, standingOf } from './standing.ts';

/** How the visitor stands as an advertiser; undefined until it is known. */
export function useStanding(): Standing | undefined {
  const trader = useRead(myTraderQuery);
  const { userInfo, settings } = useSession().account ?? {};
  if (!trader) return undefined;
  const account = userInfo && settings ? { identityLevel: userInfo.identityLevel, openOtc: settings.openOtc } : undefined;
  return standingOf({ trader, account });
}
