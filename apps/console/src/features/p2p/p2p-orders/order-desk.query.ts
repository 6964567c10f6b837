import type { CallOutput } from '@peerbourse/contract/call';
import { orderDeskList } from '@peerbourse/contract/p2p/p2p-orders/desk/order-desk-list';
import { viewOrder } from '@peerbourse/contract/p2p/p2p-orders/desk/view-order';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';
import type { ViewReason } from '#desk/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

type OrderPage = CallOutput<typeof orderDeskList>;
export type ListedOrder = OrderPage['orders'][number];
export type ViewedOrder = CallOutput<typeof viewOrder>;

export const orderListKey = ['p2p-orders/order-desk-list'] as const;

/** Orders in appeal; with a number that one order alone, whatever its state. */
export function orderDeskQuery(orderNo: string) {
  return infiniteQueryOptions({
    queryKey: [...orderListKey, orderNo],
    queryFn: ({ pageParam, signal }) =>
      call(orderDeskList, { ...(orderNo ? { orderNo } : {}), ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: OrderPage) => page.after ?? undefined,
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
