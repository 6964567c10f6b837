import type { cancelAll as call } from '@peerbourse/contract/markets/spot/cancel-all';
import type { Handler } from '#platform/http/serve.ts';
import { askCancelAll } from '../order.table.ts';

export const cancelAll: Handler<typeof call> = async ({ tx, actor }, { symbol, side }) => ({
  orders: await askCancelAll(tx, actor.accountId, symbol, side ?? 'both'),
});
