import type { bestPrices as call } from '@peerbourse/contract/p2p/p2p-ads/market/best-prices';
import { formatUnits } from '@peerbourse/rules/money';
import { p2pPriceScale, wholePpm } from '@peerbourse/rules/p2p-price';
import { flagPicture } from '#modules/core/reference/index.ts';
import { offeredCoin, p2pFiats } from '#modules/p2p/p2p-config/index.ts';
import { referencePrices } from '#modules/p2p/p2p-prices/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { paymethodNames } from '../method.table.ts';
import { type BestRow, selectBestPrices } from './best-price.table.ts';

const shownMethods = 2;

export const bestPrices: Handler<typeof call> = async ({ db }, { coinCode: coin }) => {
  await offeredCoin(db, coin);
  const [fiats, referenceOf, nameOf] = await Promise.all([p2pFiats(db), referencePrices(db), paymethodNames(db)]);
  const priced = fiats.map((fiat) => ({ ...fiat, reference: freshUnits(referenceOf(coin, fiat.fiat)) }));
  const byFiat = Map.groupBy(await selectBestPrices(db, coin, priced), ({ fiat }) => fiat);
  const currencies = priced.flatMap(({ fiat, symbol, country, reference }) => {
    const rows = byFiat.get(fiat);
    if (!rows) return [];
    const [sellAds, buyAds] = [rows.find(({ side }) => side === 'sell'), rows.find(({ side }) => side === 'buy')];
    return {
      fiatCode: fiat,
      symbol,
      iconUrl: flagPicture(country),
      // Whoever buys takes the cheapest sell ad, whoever sells the buy ad that pays most.
      buy: sellAds ? bestView(sellAds.lowest, reference) : null,
      sell: buyAds ? bestView(buyAds.highest, reference) : null,
      ads: rows.reduce((sum, { ads }) => sum + ads, 0),
      methods: methodsOf(rows).flatMap((id) => nameOf(id) ?? []),
    };
  });
  return { currencies: currencies.toSorted((one, other) => other.ads - one.ads) };
};

/** An old reference is none: what follows it is not offered either. */
function freshUnits(reference: { units: bigint; isStale: boolean } | undefined): bigint | undefined {
  return reference?.isStale ? undefined : reference?.units;
}

function bestView(price: bigint, reference: bigint | undefined) {
  const distancePpm = reference === undefined ? null : Number(((price - reference) * wholePpm) / reference);
  return { price: formatUnits(price, p2pPriceScale), distancePpm };
}

/** Those of buyers and of sellers in turn, so that neither side is left out. */
function methodsOf(rows: readonly BestRow[]): number[] {
  const longest = Math.max(...rows.map(({ templateIds }) => templateIds.length));
  const inTurn = Array.from({ length: longest }, (_, place) => rows.flatMap(({ templateIds }) => templateIds[place] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, shownMethods);
}
