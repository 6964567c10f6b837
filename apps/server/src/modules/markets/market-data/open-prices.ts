import type { openPrices as call } from '@peerbourse/contract/markets/market-data/open-prices';
import { dayOpens } from '#modules/core/rates/index.ts';
import { tradedOpens } from '#modules/markets/spot/index.ts';
import type { Handler } from '#platform/http/serve.ts';

/** What was traded decides; a market where nothing ever was opens at the reference price, as contracts do until they trade. */
export const openPrices: Handler<typeof call> = async ({ db }, { timezone, bussiness }) => {
  const { since, opens } = await dayOpens(db, timezone);
  const references = new Map(opens.map(({ pair, open }) => [symbolOf(pair), open]));
  const traded = bussiness === 'sp' ? await tradedOpens(db, new Date(since)) : new Map<string, string>();
  const symbols = [...new Set([...references.keys(), ...traded.keys()])];
  return { since, symbolKlines: symbols.flatMap((symbol) => openOf(symbol, traded.get(symbol), references.get(symbol))) };
};

function openOf(symbol: string, traded: string | undefined, reference: string | undefined) {
  const open = traded ?? reference;
  return open === undefined ? [] : [{ symbol, open, reference: reference ?? null }];
}

/** A market's name on this call: BTCUSDT for btc_usdt. */
function symbolOf(pair: string): string {
  return pair.replace('_', '').toUpperCase();
}
