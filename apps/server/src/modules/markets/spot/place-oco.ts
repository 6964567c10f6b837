import { createHash } from 'node:crypto';
import type { OrderNo } from '@peerbourse/contract/ids';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import type { placeOco as call } from '@peerbourse/contract/markets/spot/place-oco';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must } from '#platform/refusal.ts';
import { listedMarket } from './listed-market.ts';
import { insertPair, selectOrder } from './order.table.ts';
import { orderViews } from './order.view.ts';
import { askedPair } from './placing/asked-order.ts';
import { refusedOrder } from './placing/refused-order.ts';

export const placeOco: Handler<typeof call> = async ({ tx, actor }, input) => {
  const owner = actor.accountId;
  const asked = askedPair(await listedMarket(tx, input.symbol), input);
  const content = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const [orderNo, stopOrderNo] = [publicNumber() as OrderNo, publicNumber() as OrderNo];
  const outcome = await insertPair(tx, { ...asked, owner, orderNo, stopOrderNo, clientOrderId: input.clientOrderId, content });
  if (outcome !== 'accepted') throw refusedOrder(outcome);
  const [limit, stop] = [await selectOrder(tx, owner, { orderNo }), await selectOrder(tx, owner, { orderNo: stopOrderNo })];
  must(limit && stop, 'a pair that is accepted is there');
  const views = await orderViews(tx, [limit, stop]);
  return { limit: views[0] as SpotOrder, stop: views[1] as SpotOrder };
};
