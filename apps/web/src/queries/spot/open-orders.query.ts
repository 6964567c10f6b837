import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { openOrders } from '@peerbourse/contract/markets/spot/open-orders';
import { queryOf } from '#base/api/query.ts';

export type OrderPage = CallOutput<typeof openOrders>;

/** Live news make them fresh. */
export const openOrdersQuery = (place: CallInput<typeof openOrders> = {}) =>
  queryOf(openOrders, place, { staleMs: 5_000, refreshMs: 30_000, meta: { showToast: false } });
