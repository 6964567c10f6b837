import { wholePpm } from '@peerbourse/rules/p2p-price';
import { openCoins, type P2pFiat, p2pFiats } from '#modules/p2p/p2p-config/index.ts';
import { type P2pReference, referencePrices } from '#modules/p2p/p2p-prices/index.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { type PairBand, relistWithinBand, unlistOutOfBand } from './upkeep.table.ts';

/** A fixed price that the market has left behind is no offer; nor is a premium that operators allow no more. */
export async function watchBands({ db }: Pick<RoleRuntime, 'db'>): Promise<void> {
  const [coins, fiats, referenceOf] = await Promise.all([openCoins(db), p2pFiats(db), referencePrices(db)]);
  const bands = coins.flatMap(({ coin }) =>
    fiats.flatMap((fiat) => {
      const reference = referenceOf(coin, fiat.fiat);
      // Without a price of now nothing can be said.
      return reference && !reference.isStale ? [bandOf(coin, fiat, reference)] : [];
    }),
  );
  if (bands.length === 0) return;
  await unlistOutOfBand(db, bands);
  await relistWithinBand(db, bands);
}

function bandOf(coin: string, { fiat, bands }: P2pFiat, { units }: P2pReference): PairBand {
  return {
    coin,
    fiat,
    lowest: (units * bands.fixedMinPpm + wholePpm - 1n) / wholePpm,
    highest: (units * bands.fixedMaxPpm) / wholePpm,
    minPremiumPpm: Number(bands.floatMinPpm - wholePpm),
    maxPremiumPpm: Number(bands.floatMaxPpm - wholePpm),
  };
}
