import type { checkEligibility as call } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { parseUnits } from '@peerbourse/rules/money';
import { openPairs } from '#modules/p2p/p2p-config/index.ts';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { priceOf } from '../ad-price.rules.ts';
import { takerBehind } from './ad-list.ts';
import { marketRowByNo } from './market-ad.table.ts';
import { reasoner } from './visible-ads.ts';

export const checkEligibility: Handler<typeof call> = async ({ db, actor }, { adNo, amount }) => {
  const row = await marketRowByNo(db, adNo);
  const isOffered = row?.isTakeable && (await openPairs(db))(row.coin, row.fiat);
  const price = isOffered ? priceOf(row, await referencePrice(db, row.coin, row.fiat)) : undefined;
  if (!row || price === undefined) throw refuse('p2p-ads.unknown-ad');
  const taker = await takerBehind(db, actor, row.coin, row.fiat);
  const units = amount === undefined ? undefined : parseUnits(amount, row.fiatDecimals);
  const reasons = (await reasoner(db, [{ row, price }], { taker, amount: units }))({ row, price });
  return { isEligible: reasons.length === 0, reasons };
};
