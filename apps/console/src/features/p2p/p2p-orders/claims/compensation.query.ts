import { orderCompensations } from '@peerbourse/contract/p2p/p2p-merchants/desk/order-compensations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** What the deposit of a merchant may pay, or has paid, to the other side of an order that is over. */
export function compensationsQuery({ orderNo, orderStatus }: { orderNo: string; orderStatus: number }) {
  return queryOptions({
    queryKey: ['p2p-merchants/order-compensations', orderNo],
    queryFn: ({ signal }) => call(orderCompensations, { orderNo }, { signal }),
    enabled: orderStatus > 2,
  });
}
