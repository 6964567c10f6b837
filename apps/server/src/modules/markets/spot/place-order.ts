import { createHash } from 'node:crypto';
import type { AccountId, OrderNo } from '@peerbourse/contract/ids';
import type { placeOrder as call } from '@peerbourse/contract/markets/spot/place-order';
import type { Db } from '#platform/db/pool.ts';
import { isSubmissionKey } from '#platform/http/idempotency.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { listedMarket } from './listed-market.ts';
import { type OrderRow, selectMatched, selectOrder } from './order.table.ts';
import { orderViews } from './order.view.ts';
import { acceptOrder } from './placing/accept-order.ts';
import { askedOrder } from './placing/asked-order.ts';
import { refusedOrder } from './placing/refused-order.ts';
import { untilItsTurn } from './placing/until-its-turn.ts';

const matched = untilItsTurn(selectMatched);

/** Without a client order id the key of the submission is one: either way the same order is placed once. */
export const placeOrder: Handler<typeof call> = async ({ db, actor, submissionKey }, { answer = 'result', ...input }) => {
  const owner = actor.accountId;
  const clientOrderId = input.clientOrderId ?? submissionKey;
  if (clientOrderId === undefined || (input.clientOrderId === undefined && !isSubmissionKey(clientOrderId)))
    throw refuse('request.key-missing');
  const asked = askedOrder(await listedMarket(db, input.symbol), input);
  const content = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const { order: accepted, outcome } = await acceptOrder(db, { ...asked, owner, orderNo: publicNumber(), clientOrderId, content });
  if (outcome === 'client-order-id' && input.clientOrderId === undefined) throw refuse('request.key-reused');
  if (outcome !== 'accepted' && outcome !== 'known') throw refusedOrder(outcome);
  must(accepted, 'an order that is accepted is there');
  const row = answer === 'result' ? await afterItsTurn(db, owner, accepted.orderNo) : accepted;
  const [order] = await orderViews(db, [row]);
  return order as NonNullable<typeof order>;
};

async function afterItsTurn(db: Db, owner: AccountId, orderNo: OrderNo): Promise<OrderRow> {
  await matched(db, orderNo);
  const row = await selectOrder(db, owner, { orderNo });
  must(row, 'an order that is accepted is there');
  return row;
}
