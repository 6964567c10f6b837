import { replayPrice } from '#modules/core/rates/index.ts';
import { insertFirstVersion } from '#modules/core/settings/index.ts';
import { accountByLogin } from '#modules/identity/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { must } from '#platform/refusal.ts';
import { asOwner, refuseLive } from '../../src/as-owner.ts';
import { type DemoKey, insertDemoKey } from '../api-keys.ts';
import { type DemoCustomer, demoPassword, insertDemoCustomer } from '../customers.ts';
import { demoMarkets } from './demo-markets.ts';
import { listDemoMarkets } from './list-demo-markets.ts';
import { warmUp } from './warm-up.ts';

/** Keys of the bots of a demonstration, known to everybody. */
export const botKeys = {
  maker: {
    email: 'maker@peerbourse.test',
    keyId: 'pbk_demonstration-maker-01',
    secret: 'pbs_demonstration-of-a-maker-known-to-everybody',
    scopes: ['read', 'spot'],
  },
  taker: {
    email: 'taker@peerbourse.test',
    keyId: 'pbk_demonstration-taker-01',
    secret: 'pbs_demonstration-of-a-taker-known-to-everybody',
    scopes: ['read', 'spot'],
  },
} as const satisfies Record<string, DemoKey>;

/** What they begin with of each coin, in USDT, and of USDT itself for each market. */
const [makerValue, takerValue] = [100_000n, 20_000n];

/** Markets with a past, and those who trade on them. A second run changes nothing. */
export async function seedDemoSpot(config: Config): Promise<void> {
  await asOwner(config, async (db) => {
    await refuseLive(db);
    await listDemoMarkets(db);
    await warmUp(db);
    await insertDemoCustomer(db, config, botOf('Maker', botKeys.maker.email, makerValue));
    await insertDemoCustomer(db, config, botOf('Taker', botKeys.taker.email, takerValue));
    for (const key of Object.values(botKeys)) await insertDemoKey(db, config, key);
    await nameMaker(db);
  });
}

/** The markets alone, without a past and without bots: tests trade on them. */
export async function seedDemoMarkets(config: Config): Promise<void> {
  await asOwner(config, listDemoMarkets);
}

function botOf(name: string, email: string, value: bigint): DemoCustomer {
  const coins = demoMarkets.map(({ base, scale }): [string, bigint] => {
    // Of a fixed moment, so that a second run asks for the same.
    const price = replayPrice(`${base.toLowerCase()}_usdt`, 0);
    return [base, (value * 10n ** BigInt(scale + 8)) / price];
  });
  const usdt = value * BigInt(demoMarkets.length) * 1_000_000n;
  return { name, email, password: demoPassword, credits: Object.fromEntries([['USDT', usdt], ...coins]), trader: null };
}

async function nameMaker(db: Db): Promise<void> {
  const account = await accountByLogin(db, botKeys.maker.email, undefined);
  must(account, 'the maker of the demonstration is a customer');
  await transaction(db, (tx) => insertFirstVersion(tx, { key: 'spot.makers', value: [account.userId], author: 'demonstration' }));
}
