import type { coinsAndFiats as call } from '@peerbourse/contract/p2p-config/coins-and-fiats';
import { coinPicture, fiats, flagPicture, p2pCoins } from '#modules/reference/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const coinsAndFiats: Handler<typeof call> = async ({ db }) => {
  const [coins, currencies] = await Promise.all([p2pCoins(db), fiats(db)]);
  return {
    allCoinList: coins.map(({ coin }) => ({ name: coin, iconUrl: coinPicture(coin), coinCode: coin })),
    allFiatList: currencies.map(({ fiat, symbol, country }) => ({ name: fiat, iconUrl: flagPicture(country), fiatCode: fiat, symbol })),
  };
};
