import type { SpotMarket } from '@peerbourse/contract/markets/spot/market.shape';
import { useRead } from '#base/api/read.ts';
import { marketsQuery } from '#queries/spot/markets.query.ts';

type Coins = Pick<SpotMarket, 'base' | 'quote'>;

export function pairOf({ base, quote }: Coins): string {
  return `${base}/${quote}`;
}

/** The name of a market in addresses: btc-usdt. */
export function marketName({ base, quote }: Coins): string {
  return `${base}-${quote}`.toLowerCase();
}

export function marketPath(market: Coins): string {
  return `/spot/${marketName(market)}`;
}

/** Where two coins are traded for each other; nothing for those that are not. */
export function useSpotPath(): (coins: Coins) => string | undefined {
  const markets = useRead(marketsQuery)?.markets ?? [];
  const traded = new Set(markets.filter(({ state }) => state !== 'announced' && state !== 'delisted').map(pairOf));
  return (coins) => (traded.has(pairOf(coins)) ? marketPath(coins) : undefined);
}
