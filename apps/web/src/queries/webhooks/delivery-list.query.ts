import type { CallOutput } from '@peerbourse/contract/call';
import { deliveryList } from '@peerbourse/contract/identity/webhooks/delivery-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type Delivery = CallOutput<typeof deliveryList>['deliveries'][number];

/** One page of what was sent to an address; without a place to go on from, the newest. Tries follow each other within seconds. */
export function deliveryListQuery(endpointId: string, before?: string): Query<CallOutput<typeof deliveryList>> {
  const input = before === undefined ? { endpointId } : { endpointId, before };
  return queryOf(deliveryList, input, { staleMs: 2_000, refreshMs: 5_000, meta: { showToast: false } });
}
