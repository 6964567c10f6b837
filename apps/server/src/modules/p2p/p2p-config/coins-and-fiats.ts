import type { coinsAndFiats as call } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import type { Handler } from '#platform/http/serve.ts';
import { coinEntry, fiatEntry } from './list.view.ts';
import { openCoins } from './open-coins.ts';
import { p2pFiats } from './p2p-fiats.ts';

export const coinsAndFiats: Handler<typeof call> = async ({ db }) => {
  const [coins, fiats] = await Promise.all([openCoins(db), p2pFiats(db)]);
  return { allCoinList: coins.map(coinEntry), allFiatList: fiats.map(fiatEntry) };
};
