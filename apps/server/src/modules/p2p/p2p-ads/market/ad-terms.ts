import type { adTerms as call } from '@peerbourse/contract/p2p/p2p-ads/market/ad-terms';
import { feePpm } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { priceNow } from './price-now.ts';

/** An ad that is not listed is for those who have its code, and they log in first. */
export const adTerms: Handler<typeof call> = async ({ db }, { adNo }) => {
  const { row } = await priceNow(db, adNo);
  if (row.isHidden) throw refuse('p2p-ads.unknown-ad');
  const { coin, fiat, side, remark } = row;
  return { remark, takerFeePpm: Number(await feePpm(db, { coin, fiat, side: side === 'sell' ? 'buy' : 'sell' })) };
};
