import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Call } from '../../packages/contract/src/call.ts';
import { languageList } from '../../packages/contract/src/core/languages/language-list.ts';
import { currencyList } from '../../packages/contract/src/core/rates/currency-list.ts';
import { currencyListWithIcons } from '../../packages/contract/src/core/rates/currency-list-with-icons.ts';
import { publishPrice } from '../../packages/contract/src/core/rates/publish-price.ts';
import { usdtRate } from '../../packages/contract/src/core/rates/usdt-rate.ts';
import { siteSettings } from '../../packages/contract/src/core/site/site-settings.ts';
import { type Envelope, isSuccess } from '../../packages/contract/src/envelope.ts';
import { headers, terminalTypes } from '../../packages/contract/src/headers.ts';
import { homeMarketTable } from '../../packages/contract/src/markets/market-data/home-market-table.ts';
import type { Stack } from './stack.ts';

/** One request of the mix. It throws, saying why, unless the answer is a success. */
export interface Ask {
  name: string;
  send(): Promise<'complete' | 'incomplete'>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const timeoutMs = 30_000;
const homes = ['/', '/ja', '/asia', '/de', '/ar'];

/** Of twenty requests: ten of the public calls, four price boards, four home pages and two prices published by hand, or boards. */
export async function mixedAsks(stack: Stack, { isPublishing = true } = {}): Promise<() => Ask> {
  const publish = isPublishing ? await publishAsks(stack) : undefined;
  const publicCalls = [languageList, siteSettings, usdtRate, currencyList, currencyListWithIcons];
  const reads = publicCalls.map((call) => readAsk(stack.siteUrl, call));
  const board = readAsk(stack.siteUrl, homeMarketTable);
  const pages = homes.map((path) => homeAsk(stack.siteUrl, path));
  let turn = 0;
  return () => {
    const place = turn++ % 20;
    if (place % 2 === 0) return reads[(place / 2) % reads.length] as Ask;
    if (place === 9 || place === 19) return publish?.() ?? board;
    return place % 4 === 1 ? board : (pages[Math.floor(turn / 4) % pages.length] as Ask);
  };
}

function readAsk(proxy: string, call: Call): Ask {
  const send = async () => {
    await callFor(proxy, call, {});
    return 'complete' as const;
  };
  return { name: call.name, send };
}

function homeAsk(proxy: string, path: string): Ask {
  return {
    name: 'home',
    send: async () => {
      const { status, body } = await exchange(`${proxy}${path}`, 'GET', {}, undefined);
      if (status !== 200 || !body.endsWith('</html>')) throw new Error(`status ${status}`);
      // A page that waited too long for its prices is sent without them, and the browser asks again.
      return body.includes('btc_usdt') && body.includes('usdt_krw') ? 'complete' : 'incomplete';
    },
  };
}

async function publishAsks({ siteUrl, adminUrl, staffHeaders }: Stack): Promise<() => Ask> {
  const { rows } = (await callFor(siteUrl, homeMarketTable, {})) as { rows: Array<{ pair: string; price: string }> };
  const send = async () => {
    const { pair, price } = rows[Math.floor(Math.random() * rows.length)] as { pair: string; price: string };
    const near = Number(price) * (1 + (Math.random() - 0.5) / 1_000);
    await callFor(adminUrl, publishPrice, { pair, price: near.toFixed(8), reason: 'load' }, staffHeaders);
    return 'complete' as const;
  };
  return () => ({ name: publishPrice.name, send });
}

/** Makes one call as a page of our own would, and answers its data. */
export async function callFor(proxy: string, call: Call, input: unknown, more: Record<string, string> = {}): Promise<unknown> {
  const given: Record<string, string> = {
    'content-type': 'application/json',
    origin: proxy,
    'sec-fetch-site': 'same-origin',
    [headers.terminalType]: terminalTypes.web,
    ...more,
    ...(call.idempotent ? { [headers.idempotencyKey]: randomUUID() } : {}),
  };
  const { status, body } = await exchange(`${proxy}${call.path}`, 'POST', given, JSON.stringify(input));
  const envelope = JSON.parse(body) as Envelope;
  if (status !== 200 || !isSuccess(call.path, envelope.code)) throw new Error(`status ${status} code ${envelope.code}`);
  return envelope.data;
}

function exchange(
  url: string,
  method: string,
  given: Record<string, string>,
  body: string | undefined,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: given, signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
