import type { CallInput } from '@peerbourse/contract/call';
import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import type { myAdList } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-list';

export const adTabs = ['online', 'offline', 'editing', 'completed', 'hidden'] as const;
export type AdTab = (typeof adTabs)[number];

export interface AdFilterValues {
  coin?: string;
  fiat?: string;
  side?: AdSide;
}

/** What the page shows. It is the whole state of the page, so it stands in the address. */
export interface AdsPlace {
  tab: AdTab;
  filters: AdFilterValues;
  /** Behind which ad the page begins. */
  cursor?: string;
}

const path = '/p2p-trade/ads';
const coinShape = /^[A-Z0-9]{2,12}$/;
const fiatShape = /^[A-Z]{3}$/;
const cursorShape = /^[1-9]\d{17,18}$/;

/** What the address says. Whatever no link of ours says counts as nothing. */
export function adsPlaceOf(search: URLSearchParams): AdsPlace {
  const cursor = search.get('before') ?? '';
  return {
    tab: adTabs.find((tab) => tab === search.get('tab')) ?? 'online',
    filters: filtersOf(Object.fromEntries(search)),
    ...(cursorShape.test(cursor) ? { cursor } : {}),
  };
}

function filtersOf({ coin = '', fiat = '', side = '' }: Record<string, string>): AdFilterValues {
  return {
    ...(coinShape.test(coin) ? { coin } : {}),
    ...(fiatShape.test(fiat) ? { fiat } : {}),
    ...(side === 'buy' || side === 'sell' ? { side } : {}),
  };
}

export function adsAddress({ tab, filters, cursor }: AdsPlace): string {
  const search = new URLSearchParams({
    ...(tab === 'online' ? {} : { tab }),
    ...filters,
    ...(cursor === undefined ? {} : { before: cursor }),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The same with one filter changed, from the newest on; an empty value takes it back. */
export function changedPlace({ tab, filters }: AdsPlace, name: keyof AdFilterValues, value: string): AdsPlace {
  return { tab, filters: filtersOf({ ...filters, [name]: value }) };
}

export function isNarrowed({ filters }: AdsPlace): boolean {
  return Object.keys(filters).length > 0;
}

/** What is asked of the server. */
export function adsPageAt({ tab, filters: { coin, fiat, side }, cursor }: AdsPlace): CallInput<typeof myAdList> {
  return {
    tab,
    ...(side ? { side } : {}),
    ...(coin ? { coinCode: coin } : {}),
    ...(fiat ? { fiatCode: fiat } : {}),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
