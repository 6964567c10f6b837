import type { dayTotals as call } from '@peerbourse/contract/p2p/p2p-orders/day-totals';
import { formatUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { businessNow } from '../order.table.ts';
import { completedSince } from '../order-list.table.ts';

export const dayTotals: Handler<typeof call> = async ({ db, actor }) => {
  const midnight = new Date(`${(await businessNow(db)).toISOString().slice(0, 10)}T00:00:00Z`);
  const rows = await completedSince(db, actor.accountId, midnight);
  return {
    since: midnight.toISOString(),
    totals: rows.map(({ side, coin, fiat, count, quantity, coinScale, amount, fiatDecimals }) => ({
      side,
      coinCode: coin,
      fiatCode: fiat,
      count,
      coins: formatUnits(quantity, coinScale),
      money: formatUnits(amount, fiatDecimals),
    })),
  };
};
