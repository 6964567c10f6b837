import { isClosedIn } from '#modules/core/restrictions/index.ts';
import { coinEntry, fiatEntry } from '#modules/p2p/p2p-config/list.view.ts';
import { openCoins } from '#modules/p2p/p2p-config/open-coins.ts';
import { p2pFiats } from '#modules/p2p/p2p-config/p2p-fiats.ts';
import type { Db } from '#platform/db/pool.ts';

/** In what a user may advertise: in all that is open, or in nothing from a country where P2P is closed. */
export async function advertisable(db: Db, country: string) {
  if (await isClosedIn(db, country, 'p2p')) return { coins: [], fiats: [] };
  const [coins, fiats] = await Promise.all([openCoins(db), p2pFiats(db)]);
  return { coins: coins.map(coinEntry), fiats: fiats.map(fiatEntry) };
}
