import type { OrderNo } from '@peerbourse/contract/ids';
import { currentPrices } from '#modules/core/rates/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { isYoung } from '#modules/identity/sessions/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { type Order, orderOf } from '../order.table.ts';
import { isWorthMore } from './coin-worth.rules.ts';

const newHours = 24;

/** Whether more than the fund password is asked for: on a device or with an API key that is younger than a day, and where much is released. */
export async function needsFactors({ db, actor }: CallContext<UserActor>, orderNo: OrderNo): Promise<boolean> {
  if (await isYoung(db, actor, newHours)) return true;
  const order = await orderOf(db, actor.accountId, orderNo);
  return order !== undefined && (await isMuch(db, order));
}

/** A coin without a price may be worth anything. */
async function isMuch(db: Db, { coin, coinScale, quantity }: Order): Promise<boolean> {
  const { releaseFactorAbove } = await readSetting(db, 'p2p-orders.rules');
  const price = await priceInUsdt(db, coin);
  return price === undefined || isWorthMore({ units: quantity, scale: coinScale, price }, releaseFactorAbove);
}

async function priceInUsdt(db: Db, coin: string): Promise<bigint | undefined> {
  if (coin === 'USDT') return 10n ** 8n;
  const { prices } = await currentPrices(db);
  return prices.find(({ base, quote }) => base === coin && quote === 'USDT')?.price;
}
