import type { checkEligibility as call } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { parseUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { takerBehind } from './ad-list.ts';
import { priceNow } from './price-now.ts';
import { reasoner } from './visible-ads.ts';

export const checkEligibility: Handler<typeof call> = async ({ db, actor }, { adNo, amount }) => {
  const { row, price } = await priceNow(db, adNo);
  const taker = await takerBehind(db, actor, row.coin, row.fiat);
  const units = amount === undefined ? undefined : parseUnits(amount, row.fiatDecimals);
  const reasons = (await reasoner(db, [{ row, price }], { taker, amount: units }))({ row, price });
  return { isEligible: reasons.length === 0, reasons };
};
