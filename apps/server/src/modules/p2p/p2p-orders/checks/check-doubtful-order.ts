import type { checkDoubtfulOrder as call } from '@peerbourse/contract/p2p/p2p-orders/checks/check-doubtful-order';
import { parseUnits } from '@peerbourse/rules/money';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { priceNow } from '#modules/p2p/p2p-ads/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { doubtsOf } from './doubts.ts';

export const checkDoubtfulOrder: Handler<typeof call> = async ({ db, actor }, { adNo, price }) => {
  const { row } = await priceNow(db, adNo);
  const { coin, fiat, side, accountId: advertiserId } = row;
  const reasons = await doubtsOf(db, actor, { adNo, advertiserId, side, coin, fiat, price: parseUnits(price, p2pPriceScale) });
  return { isBlocked: reasons.some(({ code }) => code === 'restriction'), reasons };
};
