import type { checkPriceChange as call } from '@peerbourse/contract/p2p/p2p-orders/checks/check-price-change';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { holdsPrice, priceNow } from '#modules/p2p/p2p-ads/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const checkPriceChange: Handler<typeof call> = async ({ db }, { adNo, price: seen }) => {
  const { row, price } = await priceNow(db, adNo);
  return { isChanged: !holdsPrice(row, parseUnits(seen, p2pPriceScale), price), price: formatUnits(price, p2pPriceScale) };
};
