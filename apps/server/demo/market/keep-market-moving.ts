import type { AdNo } from '@peerbourse/contract/ids';
import { floatingPrice, premiumPpmOf } from '@peerbourse/rules/p2p-price';
import { hash, seeded } from '#modules/core/rates/index.ts';
import { type Ad, changeAd, insertEdit, lockAd } from '#modules/p2p/p2p-ads/index.ts';
import { referencePrices } from '#modules/p2p/p2p-prices/index.ts';
import { pause } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { type Db, openPool } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { refuseLive } from '../../src/as-owner.ts';
import { answerOrders } from './answer-orders.ts';
import { tradersEmails } from './cast.ts';
import { keepPresent, trustDevices } from './presence.ts';
import { takeAdsOfCustomers } from './take-ads-of-customers.ts';
import { tradeAmongTraders } from './trade-among-traders.ts';

const everyMs = 10_000;
const answersEveryMs = 2_000;
const repricedAtOnce = 4;
/** How far from the reference traders are content, and how far they go in one step. */
const nearestPpm = 1_000;
const farthestPpm = 36_000;
const stepPpm = 4_000;

/**
 * Traders of a demonstration stay online, change their prices now and then, trade with each other and do their part of orders. Not in the
 * worker: a live exchange has no such job, and none of its roles the right to it.
 */
export function keepMarketMoving(config: Config, { acts }: { acts: boolean }): { stop(): Promise<void> } {
  const { db } = openPool({ url: config.databaseUrl('owner'), size: 2, statementMs: 30_000, name: 'peerbourse-demo-market' });
  const end = new AbortController();
  const repeat = async (ms: number, act: () => Promise<void>) => {
    await refuseLive(db);
    while (!end.signal.aborted) {
      // A demonstration goes on when its database rests for a moment; its prices and people follow later.
      await act().catch((error: unknown) => process.stderr.write(`the market of the demonstration stood still: ${String(error)}\n`));
      await pause(ms, end.signal);
    }
  };
  const loops = [
    repeat(everyMs, () => moveOnce(db, config, acts)),
    ...(acts ? [repeat(answersEveryMs, () => answerOrders(db, config))] : []),
  ];
  const work = Promise.all(loops).finally(() => db.destroy());
  return {
    stop: async () => {
      end.abort();
      await work;
    },
  };
}

async function moveOnce(db: Db, config: Config, acts: boolean): Promise<void> {
  await keepPresent(db);
  if (!acts) return;
  await trustDevices(db);
  await repriceSome(db);
  await takeAdsOfCustomers(db, config);
  await tradeAmongTraders(db, config);
}

/** Those whose prices are the oldest, and whatever the market has left behind meanwhile. */
export async function repriceSome(db: Db): Promise<void> {
  const { rows } = await sql<{ adNo: AdNo }>`
    SELECT ad.ad_no AS "adNo" FROM p2p_ads_ads ad JOIN accounts_users account ON account.id = ad.account_id
    WHERE ad.state = 'online' AND ad.fixed_price IS NOT NULL AND ad.taken_down_for IS NULL AND account.email LIKE ${tradersEmails}
    ORDER BY NOT 'price_band' = ANY (ad.hidden_reasons), ad.changed_at LIMIT ${repricedAtOnce}`.execute(db);
  const referenceOf = await referencePrices(db);
  for (const { adNo } of rows) {
    await transaction(db, async (tx) => {
      const ad = await lockAd(tx, adNo);
      const reference = ad && referenceOf(ad.coin, ad.fiat);
      if (!ad || ad.state !== 'online' || !reference || reference.isStale) return;
      await changeAd(tx, ad.id, {
        fixed_price: nextPrice(ad, reference.units),
        hidden_reasons: ad.hiddenReasons.filter((reason) => reason !== 'price_band'),
      });
      await insertEdit(tx, ad.id, 'reprice');
    });
  }
}

/** A step to one side or the other, at a distance that is worth the work. */
function nextPrice({ adNo, version, side, fixedPrice }: Ad, reference: bigint): bigint {
  const sign = side === 'sell' ? 1 : -1;
  const distance = Number(premiumPpmOf(fixedPrice ?? reference, reference)) * sign;
  const step = Math.round((seeded(hash(`${adNo} ${version}`))() - 0.5) * 2 * stepPpm);
  const wanted = Math.min(farthestPpm, Math.max(nearestPpm, distance + step));
  return floatingPrice(reference, BigInt(wanted * sign));
}
