import { floatingPrice } from '@peerbourse/rules/p2p-price';
import { replayPrice } from '#modules/core/rates/index.ts';
import { type OpenCoin, openCoins, type P2pFiat, p2pFiats } from '#modules/p2p/p2p-config/index.ts';
import { type Template, templatesOf } from '#modules/p2p/p2p-paymethods/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { must } from '#platform/refusal.ts';
import { sql } from '#platform/sql.ts';

/** A price of a pair, in units of 10^-8. */
export type PairPrice = (pair: string) => bigint;

/** What the ads of a demonstration are made by. */
export interface MarketFacts {
  keys: Config['keys'];
  nowMs: number;
  coins: ReadonlyMap<string, OpenCoin>;
  fiats: ReadonlyMap<string, P2pFiat>;
  templates: ReadonlyMap<string, readonly Template[]>;
  /** What a coin costs at a distance from the reference. */
  priceAt(coin: string, fiat: string, spreadPpm: number): bigint;
}

/** Prices are those of the replay, unless somebody says which: a new database has none yet. */
export async function readMarketFacts(db: Db, keys: Config['keys'], priceOf?: PairPrice): Promise<MarketFacts> {
  const { rows } = await sql<{ now: Date }>`SELECT app_now() AS now`.execute(db);
  const nowMs = (rows[0] as { now: Date }).now.getTime();
  const fiats = await p2pFiats(db);
  const templates = new Map<string, readonly Template[]>();
  for (const { fiat } of fiats) templates.set(fiat, await templatesOf(db, fiat));
  const price = priceOf ?? ((pair: string) => replayPrice(pair, nowMs));
  return {
    keys,
    nowMs,
    coins: new Map((await openCoins(db)).map((coin) => [coin.coin, coin])),
    fiats: new Map(fiats.map((fiat) => [fiat.fiat, fiat])),
    templates,
    priceAt: (coin, fiat, spreadPpm) => floatingPrice(referenceOf(price, coin, fiat), BigInt(spreadPpm)),
  };
}

function referenceOf(price: PairPrice, coin: string, fiat: string): bigint {
  const inFiat = price(`usdt_${fiat.toLowerCase()}`);
  return coin === 'USDT' ? inFiat : (price(`${coin.toLowerCase()}_usdt`) * inFiat) / 10n ** 8n;
}

export function factOf<Value>(facts: ReadonlyMap<string, Value>, key: string): Value {
  const fact = facts.get(key);
  must(fact !== undefined, `the market of a demonstration offers ${key}`);
  return fact;
}

const dayMs = 24 * 60 * 60_000;

export function daysAgo({ nowMs }: MarketFacts, days: number): Date {
  return new Date(nowMs - days * dayMs);
}
