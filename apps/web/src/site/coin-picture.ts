import { useRead } from '#base/api/read.ts';
import { coinChainListQuery } from '../queries/reference/coin-chain-list.query.ts';

/** The address of a coin's picture; undefined for coins without one, and while the list is not there. */
export function useCoinPicture(coin: string): string | undefined {
  return useRead(coinChainListQuery)?.coinList.find(({ coinName }) => coinName === coin)?.imgUrl;
}
