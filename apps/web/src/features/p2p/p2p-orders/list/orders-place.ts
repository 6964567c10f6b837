import type { CallInput } from '@peerbourse/contract/call';
import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { orderList } from '@peerbourse/contract/p2p/p2p-orders/order-list';

export const orderTabs = ['open', 'completed', 'cancelled'] as const;
export type OrderTab = (typeof orderTabs)[number];

export interface OrderFilterValues {
  side?: AdSide;
  coin?: string;
  fiat?: string;
  /** The number of an order, or its last digits. */
  search?: string;
  /** Only those whose chat is not read to the end. */
  unread?: '1';
}

/** What the page shows. It is the whole state of the page, so it stands in the address. */
export interface OrdersPlace {
  tab: OrderTab;
  filters: OrderFilterValues;
  /** Behind which order the page begins. */
  after?: string;
}

export const ordersPath = '/p2p-trade/orders';
const coinShape = /^[A-Z0-9]{2,12}$/;
const fiatShape = /^[A-Z]{3}$/;
const searchShape = /^\d{4,19}$/;
const orderNoShape = /^[1-9]\d{17,18}$/;

/** What the address says. Whatever no link of ours says counts as nothing. */
export function ordersPlaceOf(search: URLSearchParams): OrdersPlace {
  const after = search.get('after') ?? '';
  return {
    tab: orderTabs.find((tab) => tab === search.get('tab')) ?? 'open',
    filters: filtersOf(Object.fromEntries(search)),
    ...(orderNoShape.test(after) ? { after } : {}),
  };
}

function filtersOf({ side = '', coin = '', fiat = '', search = '', unread = '' }: Record<string, string>): OrderFilterValues {
  return {
    ...(side === 'buy' || side === 'sell' ? { side } : {}),
    ...(coinShape.test(coin) ? { coin } : {}),
    ...(fiatShape.test(fiat) ? { fiat } : {}),
    ...(isSearchable(search) ? { search } : {}),
    ...(unread === '1' ? { unread } : {}),
  };
}

/** Fewer digits would find too many orders. */
export function isSearchable(typed: string): boolean {
  return searchShape.test(typed);
}

export function ordersAddress({ tab, filters, after }: OrdersPlace): string {
  const search = new URLSearchParams({
    ...(tab === 'open' ? {} : { tab }),
    ...filters,
    ...(after === undefined ? {} : { after }),
  }).toString();
  return search === '' ? ordersPath : `${ordersPath}?${search}`;
}

/** The same with one filter changed, from the first page on; an empty value takes it back. */
export function changedPlace({ tab, filters }: OrdersPlace, name: keyof OrderFilterValues, value: string): OrdersPlace {
  return { tab, filters: filtersOf({ ...filters, [name]: value }) };
}

export function isNarrowed({ filters }: OrdersPlace): boolean {
  return Object.keys(filters).length > 0;
}

/** What is asked of the server. */
export function ordersPageAt({ tab, filters: { side, coin, fiat, search, unread }, after }: OrdersPlace): CallInput<typeof orderList> {
  return {
    tab,
    ...(side ? { side } : {}),
    ...(coin ? { coinCode: coin } : {}),
    ...(fiat ? { fiatCode: fiat } : {}),
    ...(search ? { search } : {}),
    ...(unread ? { hasUnread: true } : {}),
    ...(after === undefined ? {} : { after: after as NonNullable<CallInput<typeof orderList>['after']> }),
  };
}
