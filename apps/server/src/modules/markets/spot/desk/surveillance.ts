import type { surveillance as call } from '@peerbourse/contract/markets/spot/desk/surveillance';
import type { Handler } from '#platform/http/serve.ts';
import { selectWatchedOrders } from './surveillance.table.ts';

export const surveillance: Handler<typeof call> = async ({ db }) => {
  const { since, layering, selfTrades } = await selectWatchedOrders(db);
  return { since: since.toISOString(), layering, selfTrades };
};
