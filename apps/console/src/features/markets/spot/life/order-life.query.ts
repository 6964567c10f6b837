import type { CallOutput } from '@peerbourse/contract/call';
import type { OrderNo } from '@peerbourse/contract/ids';
import { viewOrder } from '@peerbourse/contract/markets/spot/desk/view-order';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

export type OrderLife = CallOutput<typeof viewOrder>;

export function orderLifeQuery(orderNo: OrderNo, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['spot/view-order', orderNo],
    queryFn: ({ signal }) => call(viewOrder, { orderNo, reason }, { signal }),
    ...recordedView,
  });
}
