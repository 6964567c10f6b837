import type { p2pCoinCodes } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { p2pCoins } from '#modules/core/reference/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';

export type CoinCode = (typeof p2pCoinCodes)[number];

export interface OpenCoin {
  coin: string;
  name: string;
  /** Amounts are whole numbers of 10^-scale. */
  scale: number;
  buyFeePpm: bigint;
  sellFeePpm: bigint;
}

/** The coins that are open for P2P, in their order. */
export async function openCoins(db: Db): Promise<OpenCoin[]> {
  const [known, rows] = await Promise.all([p2pCoins(db), readSetting(db, 'p2p-config.coins')]);
  return known.flatMap((coin) => {
    const row = rows[coin.coin as CoinCode];
    return row?.isOpen ? [{ ...coin, buyFeePpm: BigInt(row.buyFeePpm), sellFeePpm: BigInt(row.sellFeePpm) }] : [];
  });
}
