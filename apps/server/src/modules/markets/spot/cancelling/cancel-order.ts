import type { cancelOrder as call } from '@peerbourse/contract/markets/spot/cancel-order';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { askCancel } from '../order.table.ts';

export const cancelOrder: Handler<typeof call> = async ({ tx, actor }, { orderNo }) => {
  const state = await askCancel(tx, actor.accountId, orderNo);
  if (state === null) throw refuse('spot.unknown-order');
  return { state: state as SpotOrder['state'] };
};
