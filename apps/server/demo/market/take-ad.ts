import type { AdNo } from '@peerbourse/contract/ids';
import { adDetail } from '#modules/p2p/p2p-ads/index.ts';
import { placeOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { Refusal } from '#platform/refusal.ts';
import { contextOf, type Trader } from './trader-context.ts';

/** The smallest order that an ad allows. Whoever may not take it leaves it; somebody else comes later. */
export async function takeAd(db: Db, config: Config, adNo: AdNo, taker: Trader): Promise<void> {
  try {
    await transaction(db, async (tx) => {
      const ctx = contextOf(taker, tx, config);
      const { price, minAmount } = await adDetail(ctx, { adNo });
      await placeOrder(ctx, { adNo, price, amount: minAmount, userPaymethodIds: [], confirmedDoubts: [] }, false);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
