import { useRead } from '#base/api/read.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { useSiteSettings } from '#site/site-settings.ts';

/** What can be bought here: a coin may have a price and no market. */
export function useOfferedCoins(): ReadonlySet<string> {
  const { p2pState, fastTrade } = useSiteSettings();
  const coins = useRead(coinsAndFiatsQuery)?.allCoinList ?? [];
  return new Set(p2pState && fastTrade ? coins.map(({ coinCode }) => coinCode) : []);
}
