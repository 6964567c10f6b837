import type { coinChainList as call } from '@peerbourse/contract/core/reference/coin-chain-list';
import type { Handler } from '#platform/http/serve.ts';
import { coinPicture } from './picture.rules.ts';
import { selectChains, selectCoins } from './reference.table.ts';

export const coinChainList: Handler<typeof call> = async ({ db }) => {
  const [coins, chains] = await Promise.all([selectCoins(db), selectChains(db)]);
  const byCoin = Map.groupBy(chains, (chain) => chain.coin);
  return {
    coinList: coins.map(({ coin }) => ({
      coinId: coin,
      coinName: coin,
      imgUrl: coinPicture(coin),
      spotCoinChainResultList: (byCoin.get(coin) ?? []).map(chainView),
    })),
  };
};

function chainView(chain: Awaited<ReturnType<typeof selectChains>>[number]) {
  return {
    chainCoinId: chain.chain_coin_id,
    chainCoinName: chain.name,
    rechargeable: chain.is_deposit_open,
    withdrawable: chain.is_withdrawal_open,
  };
}
