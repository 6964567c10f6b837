import { CoinMark } from '#parts/coin-mark.tsx';
import { useCoinPicture } from '#site/coin-picture.ts';

/** A coin's picture, by its name alone. */
export function CoinBadge({ coin }: { coin: string }) {
  return <CoinMark coin={coin} picture={useCoinPicture(coin)} />;
}
