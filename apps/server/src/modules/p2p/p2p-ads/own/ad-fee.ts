import type { adFee as call } from '@peerbourse/contract/p2p/p2p-ads/own/ad-fee';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { feeOf } from '#modules/money/ledger/index.ts';
import { feePpm } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { maxWithFee } from '../ad-price.rules.ts';
import { offeredPair } from '../check-terms.ts';
import { walletUnits } from './own-ad.table.ts';

/** A buyer's fee is taken from what they get, so a buy ad sets nothing aside. */
export const adFee: Handler<typeof call> = async ({ db, actor }, { side, coinCode, fiatCode, quantity }) => {
  const { coinScale } = await offeredPair(db, coinCode, fiatCode);
  const units = parseUnits(quantity, coinScale);
  if (units === 0n) throw refuse('p2p-ads.bad-quantity');
  const ppm = await feePpm(db, { coin: coinCode, fiat: fiatCode, side });
  const fee = feeOf(units, ppm);
  const held = await walletUnits(db, actor.accountId, coinCode);
  return {
    feePpm: Number(ppm),
    fee: formatUnits(fee, coinScale),
    reserve: formatUnits(side === 'sell' ? units + fee : 0n, coinScale),
    /** The most that could be offered with what the wallet holds. */
    available: formatUnits(maxWithFee(held, ppm), coinScale),
  };
};
