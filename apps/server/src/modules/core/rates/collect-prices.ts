import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import type { Logger } from '#platform/log.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import type { PriceSource } from './price.rules.ts';
import { type AgreedPrice, agreedPrice, isWithin } from './price.rules.ts';
import { priceSources } from './price-sources.ts';
import { currentPrices, databaseTime, freshQuotes, keepQuotes, pairNames, publish } from './rate.table.ts';

/**
 * Asks every source, keeps what each said, and publishes what they agree on. A pair about which nobody has said anything new is left
 * as it is: published again, an old word would count as a fresh price.
 */
export async function collectPrices({ db, config, log }: RoleRuntime): Promise<void> {
  const sources = priceSources(config.priceSources);
  const pairs = await pairNames(db);
  const news = new Set((await Promise.all(sources.map((source) => askSource(db, source, pairs, log)))).flat());
  const agreed = (await agreements(db, sources)).filter(({ pair }) => news.has(pair));
  const sound = await withoutJumps(db, agreed, log);
  if (sound.length > 0) await transaction(db, (tx) => publish(tx, sound, 'sources'));
}

/** A source that fails is left out this time; its last word ages until it no longer counts. */
async function askSource(db: Db, source: PriceSource, pairs: readonly string[], log: Logger): Promise<string[]> {
  try {
    return await keepQuotes(db, source.name, await source.observe(pairs, await databaseTime(db)));
  } catch (error) {
    log.warn({ err: error, source: source.name }, 'a price source gave nothing');
    return [];
  }
}

type PairPrice = AgreedPrice & { pair: string };

async function agreements(db: Db, sources: readonly PriceSource[]): Promise<PairPrice[]> {
  const [staleAfter, tolerance] = await Promise.all([readSetting(db, 'rates.staleAfterSeconds'), readSetting(db, 'rates.outlierPercent')]);
  const quotes = await freshQuotes(
    db,
    sources.map((source) => source.name),
    staleAfter,
  );
  const byPair = Map.groupBy(quotes, (quote) => quote.pair);
  return [...byPair].flatMap(([pair, rows]) => {
    const agreed = agreedPrice(rows, tolerance);
    return agreed ? [{ pair, ...agreed }] : [];
  });
}

/** A price that jumps further than the setting allows waits for a person: it is logged and left out. */
async function withoutJumps(db: Db, candidates: readonly PairPrice[], log: Logger): Promise<PairPrice[]> {
  const [{ prices }, maxJump, staleAfter] = await Promise.all([
    currentPrices(db),
    readSetting(db, 'rates.maxJumpPercent'),
    readSetting(db, 'rates.staleAfterSeconds'),
  ]);
  const current = new Map(prices.map((row) => [row.pair, row]));
  return candidates.filter(({ pair, price }) => {
    const before = current.get(pair);
    if (!before || before.age_seconds > staleAfter || isWithin(price, before.price, maxJump)) return true;
    log.error({ pair, price, before: before.price }, 'a price jumped too far and was left out');
    return false;
  });
}
