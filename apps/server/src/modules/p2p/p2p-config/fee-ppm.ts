import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { P2pFiatCode } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { CoinCode } from './open-coins.ts';

/** What the buyer or the seller of a coin pays, in millionths of the quantity; `side` is that of whoever pays the fee. */
export async function feePpm(db: Db, { coin, fiat, side }: { coin: string; fiat: string; side: AdSide }): Promise<bigint> {
  const [coins, fiats] = await Promise.all([readSetting(db, 'p2p-config.coins'), readSetting(db, 'p2p-config.fiats')]);
  const row = coins[coin as CoinCode];
  if (!row || fiats[fiat as P2pFiatCode]?.isFeeFree) return 0n;
  return BigInt(side === 'buy' ? row.buyFeePpm : row.sellFeePpm);
}
