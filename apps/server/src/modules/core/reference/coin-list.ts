import type { coinList as call } from '@peerbourse/contract/core/reference/coin-list';
import type { Handler } from '#platform/http/serve.ts';
import type { Coin } from './coins.ts';
import { coinPicture } from './picture.rules.ts';
import { selectCoins, selectQuoteCoins } from './reference.table.ts';

/** Markets are written base before quote, so base coins are on the left. */
export const coinList: Handler<typeof call> = async ({ db }) => {
  const [coins, quoteCoins] = await Promise.all([selectCoins(db), selectQuoteCoins(db)]);
  return {
    leftCoinList: coins.filter(({ coin }) => !quoteCoins.includes(coin)).map(coinView),
    rightCoinList: coins.filter(({ coin }) => quoteCoins.includes(coin)).map(coinView),
    allCoinList: coins.map(coinView),
  };
};

function coinView({ coin, name }: Coin) {
  return { coinId: coin, coinCode: coin, name, imgUrl: coinPicture(coin) };
}
