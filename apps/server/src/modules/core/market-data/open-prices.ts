import type { openPrices as call } from '@peerbourse/contract/core/market-data/open-prices';
import { dayOpens } from '#modules/core/rates/index.ts';
import type { Handler } from '#platform/http/serve.ts';

/** As long as neither spot nor contracts trade, both open at the reference price. */
export const openPrices: Handler<typeof call> = async ({ db }, { timezone }) => {
  const { since, opens } = await dayOpens(db, timezone);
  return { since, symbolKlines: opens.map(({ pair, open }) => ({ symbol: symbolOf(pair), open })) };
};

/** A market's name on this call: BTCUSDT for btc_usdt. */
function symbolOf(pair: string): string {
  return pair.replace('_', '').toUpperCase();
}
