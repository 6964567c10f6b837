import type { CallInput } from '@peerbourse/contract/call';
import { orderHistory } from '@peerbourse/contract/markets/spot/order-history';
import { queryOf } from '#base/api/query.ts';

export const orderHistoryQuery = (place: CallInput<typeof orderHistory> = {}) =>
  queryOf(orderHistory, place, { staleMs: 5_000, meta: { showToast: false } });
