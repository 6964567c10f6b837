import type { CallOutput } from '@peerbourse/contract/call';
import { orderDeskList } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

export type ListedOrder = CallOutput<typeof orderDeskList>['orders'][number];
export type ViewedOrder = CallOutput<typeof viewOrder>;

export const orderListKey = ['p2p-orders/order-desk-list'] as const;

/** The order with this number, whatever its state; none if nothing is looked for. */
export function orderDeskQuery(orderNo: string) {
  return queryOptions({
    queryKey: [...orderListKey, orderNo],
    queryFn: async ({ signal }) => (await call(orderDeskList, { orderNo }, { signal })).orders,
    enabled: orderNo !== '',
  });
}

/** One order with its people; null if there is none with this number. */
export function orderQuery(orderNo: string, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['p2p-orders/view-order', orderNo],
    queryFn: ({ signal }) => call(viewOrder, { orderNo, reason }, { signal }).catch(nullIfUnknown),
    ...recordedView,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && (error.id === 'p2p-orders.unknown-order' || error.id === 'request.invalid')) return null;
  throw error;
}
