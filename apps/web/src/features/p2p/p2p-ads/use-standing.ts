import { useRead } from '#base/api/read.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { type Standing, standingOf } from './standing.ts';

/** How the visitor stands as an advertiser; undefined until it is known. */
export function useStanding(): Standing | undefined {
  const trader = useRead(myTraderQuery);
  const { userInfo, settings } = useSession().account ?? {};
  if (!trader) return undefined;
  const account = userInfo && settings ? { identityLevel: userInfo.identityLevel, openOtc: settings.openOtc } : undefined;
  return standingOf({ trader, account });
}
