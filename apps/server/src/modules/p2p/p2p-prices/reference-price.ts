import type { referencePrice as call } from '@peerbourse/contract/p2p/p2p-prices/reference-price';
import { formatUnits } from '@peerbourse/rules/money';
import { bandLimits, p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { type Bands, offeredCoin, offeredFiat } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { referencePrice as referencePriceOf } from './reference-prices.ts';

export const referencePrice: Handler<typeof call> = async ({ db }, { coinCode, fiatCode }) => {
  await offeredCoin(db, coinCode);
  const [{ bands }, reference] = await Promise.all([offeredFiat(db, fiatCode), referencePriceOf(db, coinCode, fiatCode)]);
  if (!reference) throw refuse('p2p-prices.no-price');
  const { units, priceId, at, isStale, sources } = reference;
  return { coinCode, fiatCode, price: decimal(units), priceId, at: at.toISOString(), isStale, sources, ...limits(units, bands) };
};

function limits(reference: bigint, bands: Bands) {
  const fixed = bandLimits(reference, { minPpm: bands.fixedMinPpm, maxPpm: bands.fixedMaxPpm });
  const floating = bandLimits(reference, { minPpm: bands.floatMinPpm, maxPpm: bands.floatMaxPpm });
  return {
    lowestFixedPrice: decimal(fixed.lowest),
    highestFixedPrice: decimal(fixed.highest),
    lowestFloatingPrice: decimal(floating.lowest),
    highestFloatingPrice: decimal(floating.highest),
  };
}

function decimal(units: bigint): string {
  return formatUnits(units, p2pPriceScale);
}
