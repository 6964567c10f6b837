import type { amendOrder as call } from '@peerbourse/contract/markets/spot/amend-order';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { listedMarket } from './listed-market.ts';
import { askAmend, selectOrder } from './order.table.ts';
import { lotsOf, ticksOf } from './placing/asked-order.ts';
import { refusedOrder } from './placing/refused-order.ts';

export const amendOrder: Handler<typeof call> = async ({ tx, actor }, { orderNo, price, quantity }) => {
  const order = await selectOrder(tx, actor.accountId, { orderNo });
  if (!order) throw refuse('spot.unknown-order');
  const market = await listedMarket(tx, order.symbol);
  const outcome = await askAmend(tx, actor.accountId, orderNo, { tick: ticksOf(market, price), lots: lotsOf(market, quantity) });
  if (outcome !== 'asked') throw refusedOrder(outcome);
  return { state: order.state as SpotOrder['state'] };
};
