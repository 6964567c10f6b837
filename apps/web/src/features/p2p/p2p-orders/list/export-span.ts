import type { CallInput } from '@peerbourse/contract/call';
import type { exportOrders } from '@peerbourse/contract/p2p/p2p-orders/export-orders';
import type { OrderFilterValues } from './orders-place.ts';

/** Days of UTC as fields hold them, both of which belong to it; an empty one leaves that end open. */
export interface ExportSpan {
  from: string;
  to: string;
}

const dayMs = 86_400_000;

/** Whether the days are in order. */
export function isSpan({ from, to }: ExportSpan): boolean {
  return from === '' || to === '' || from <= to;
}

/** What is asked of the server: days become the moments at which the first begins and the last is over. */
export function exportFilterOf(
  { side, coin, fiat }: OrderFilterValues,
  { from, to }: ExportSpan,
): CallInput<typeof exportOrders>['filter'] {
  return {
    ...(side ? { side } : {}),
    ...(coin ? { coinCode: coin } : {}),
    ...(fiat ? { fiatCode: fiat } : {}),
    ...(from === '' ? {} : { from: `${from}T00:00:00Z` }),
    ...(to === '' ? {} : { to: `${new Date(Date.parse(`${to}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)}T00:00:00Z` }),
  };
}
