import type { checkPriceWarning as call } from '@peerbourse/contract/p2p/p2p-prices/check-price-warning';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import type { Handler } from '#platform/http/serve.ts';
import { priceWarning } from './price-warning.ts';

export const checkPriceWarning: Handler<typeof call> = async ({ db, actor }, { adNo, coinCode, fiatCode, price }) => {
  const seen = { accountId: actor.accountId, adNo, price: parseUnits(price, p2pPriceScale) };
  const { deviationPpm, reference, ...warning } = await priceWarning(db, { ...seen, coin: coinCode, fiat: fiatCode });
  return {
    ...warning,
    deviationPpm: deviationPpm === null ? null : shownPpm(deviationPpm),
    reference: reference === null ? null : formatUnits(reference, p2pPriceScale),
  };
};

/** No price of an ad is so far away; whoever makes one up gets a number all the same. */
const maxShownPpm = 1_000_000_000n;

function shownPpm(deviation: bigint): number {
  return Number(deviation > maxShownPpm ? maxShownPpm : deviation);
}
