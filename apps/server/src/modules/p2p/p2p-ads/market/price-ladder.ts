import type { priceLadder as call } from '@peerbourse/contract/p2p/p2p-ads/market/price-ladder';
import { formatUnits } from '@peerbourse/rules/money';
import { bandLimits, p2pPriceScale, wholePpm } from '@peerbourse/rules/p2p-price';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { offeredPair } from '../check-terms.ts';
import { anyAd, beginning } from './candidate.table.ts';
import { findAds } from './find-ads.ts';
import { referenceView } from './market-ad.view.ts';

/** As many ads as an advertiser compares with. */
const maxAds = 60;

export const priceLadder: Handler<typeof call> = async ({ db, actor }, { side, coinCode: coin, fiatCode: fiat }) => {
  const { coinScale, fiat: offered } = await offeredPair(db, coin, fiat);
  const reference = await referencePrice(db, coin, fiat);
  const units = reference?.isStale ? undefined : reference?.units;
  const { ads } = await findAds(db, {
    walk: { coin, fiat, side, templateIds: [], reference: units, fixed: beginning, floating: beginning },
    residualFilters: anyAd,
    viewerId: undefined,
    wanted: maxAds,
  });
  const steps = new Map<bigint, { ads: number; available: bigint; isMine: boolean }>();
  for (const { row, price } of ads) {
    const step = steps.get(price) ?? { ads: 0, available: 0n, isMine: false };
    const isMine = step.isMine || row.accountId === actor.accountId;
    steps.set(price, { ads: step.ads + 1, available: step.available + row.remaining, isMine });
  }
  const { bands } = offered;
  return {
    reference: referenceView(reference),
    fixedBand: units === undefined ? null : bandView(units, bands.fixedMinPpm, bands.fixedMaxPpm),
    floatingBand: { minPremiumPpm: Number(bands.floatMinPpm - wholePpm), maxPremiumPpm: Number(bands.floatMaxPpm - wholePpm) },
    steps: [...steps].map(([price, step]) => ({
      price: formatUnits(price, p2pPriceScale),
      ads: step.ads,
      available: formatUnits(step.available, coinScale),
      isMine: step.isMine,
    })),
  };
};

function bandView(reference: bigint, minPpm: bigint, maxPpm: bigint) {
  const { lowest, highest } = bandLimits(reference, { minPpm, maxPpm });
  return { lowest: formatUnits(lowest, p2pPriceScale), highest: formatUnits(highest, p2pPriceScale) };
}
