import { moment, positiveDecimal } from '@peerbourse/contract/wire';
import { parseUnits } from '@peerbourse/rules/money';
import * as z from 'zod/mini';
import { inSpan } from '#platform/traces/span.ts';
import type { Observation, PriceSource } from './price.rules.ts';

const priceScale = 8;
const timeoutMs = 3_000;
const maxBytes = 256 * 1024;
/** How far a feed's clock may run ahead of ours. A price of the future would never age, and no later one would replace it. */
const aheadMs = 5_000;

const feed = z.object({ at: moment, prices: z.record(z.string(), positiveDecimal) });

/** A feed that answers `{"at": "...", "prices": {"btc_usdt": "97412.5"}}`. Anything else is refused whole. */
export function httpJsonSource(address: string): PriceSource {
  const url = new URL(address);
  return {
    name: url.host,
    observe: async (pairs, now) => {
      const { at, prices } = await inSpan('outgoing', { 'pb.service': 'prices' }, () => askFeed(url));
      if (!(Date.parse(at) <= now.getTime() + aheadMs)) throw new Error(`${url.host} speaks of the future: ${at}`);
      return pairs.filter((pair) => Object.hasOwn(prices, pair)).map((pair) => observation(pair, prices[pair] as string, at));
    },
  };
}

async function askFeed(url: URL): Promise<z.output<typeof feed>> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
  return z.parse(feed, JSON.parse(await boundedText(response)));
}

/** Stops reading where the limit is, however much more there would be. */
async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function observation(pair: string, price: string, at: string): Observation {
  return { pair, price: parseUnits(price, priceScale), observedAt: new Date(at) };
}
