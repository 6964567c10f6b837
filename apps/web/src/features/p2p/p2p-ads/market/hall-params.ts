import type { CallInput } from '@peerbourse/contract/call';
import type { AdSort, adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';

/** What the visitor wants to do. */
export type HallSide = 'buy' | 'sell';

/** Which offers somebody looks for. */
export interface HallFilterValues {
  amount?: string;
  /** Ways to pay, one of which is enough, with dashes between them. */
  method?: string;
  country?: string;
  merchants?: '1';
  online?: '1';
  direct?: '1';
  eligible?: '1';
  window?: string;
  rate?: string;
  sort?: Exclude<AdSort, 'price'>;
}

/** What the hall shows. It is the whole state of the page, so it stands in the address. */
export interface HallParams {
  side: HallSide;
  coin: string;
  fiat: string;
  filters: HallFilterValues;
  /** Behind which offer the page begins. */
  cursor?: string;
}

/** Where the list is, and where it is going: the controls show what was chosen last before the list does. */
export interface HallScreenParams {
  place: HallParams;
  wanted: HallParams;
}

/** What a value of the address must look like; whatever no link of ours says counts as nothing. */
const shapes: Record<keyof HallFilterValues, RegExp> = {
  amount: /^(?!0*(?:\.0*)?$)\d{1,12}(?:\.\d{1,8})?$/,
  method: /^[1-9]\d{0,8}(?:-[1-9]\d{0,8}){0,4}$/,
  country: /^[A-Z]{2}$/,
  merchants: /^1$/,
  online: /^1$/,
  direct: /^1$/,
  eligible: /^1$/,
  window: /^[1-9]\d{0,2}$/,
  rate: /^(?:100|[1-9]\d?)$/,
  sort: /^(?:completion|speed|limit)$/,
};

const filterNames = Object.keys(shapes) as Array<keyof HallFilterValues>;
const pairShape = /^([A-Z0-9]{2,12})-([A-Z]{3})$/;
const cursorShape = /^[\w.~-]{1,600}$/;

/** Undefined when the path names no pair. */
export function pairOf(pair: string | undefined): { coin: string; fiat: string } | undefined {
  const [, coin, fiat] = pairShape.exec((pair ?? '').toUpperCase()) ?? [];
  return coin === undefined || fiat === undefined ? undefined : { coin, fiat };
}

export function filtersOf(search: URLSearchParams): HallFilterValues {
  const given = filterNames.flatMap((name) => {
    const value = search.get(name) ?? '';
    return shapes[name].test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as HallFilterValues;
}

export function cursorOf(search: URLSearchParams): { cursor?: string } {
  const cursor = search.get('after') ?? '';
  return cursorShape.test(cursor) ? { cursor } : {};
}

export function hallAddress({ side, coin, fiat, filters, cursor }: HallParams): string {
  const search = new URLSearchParams({ ...filters, ...(cursor === undefined ? {} : { after: cursor }) }).toString();
  return `/p2p-trade/${side}/${coin}-${fiat}${search === '' ? '' : `?${search}`}`;
}

/** The same with one thing changed; an empty value takes it back. */
export function changedFilters(filters: HallFilterValues, name: keyof HallFilterValues, value: string): HallFilterValues {
  const { [name]: _, ...others } = filters;
  return shapes[name].test(value) ? { ...others, [name]: value } : others;
}

/** Methods and windows belong to a currency; what was typed as an amount does too. */
export function withFiat(place: HallParams, fiat: string): HallParams {
  const { amount: _amount, method: _method, window: _window, ...filters } = place.filters;
  return { side: place.side, coin: place.coin, fiat, filters };
}

const inMore = ['country', 'merchants', 'online', 'direct', 'window', 'rate'] as const;

/** How many of the filters stand behind the button for more filters. */
export function countOfMore(filters: HallFilterValues): number {
  return inMore.filter((name) => filters[name] !== undefined).length;
}

/** An order leaves nothing out. */
export function isFiltered(filters: HallFilterValues): boolean {
  return Object.keys(filters).some((name) => name !== 'sort');
}

/** As many as the server takes at once. */
const maxMethods = 5;

export function methodsOf({ method }: HallFilterValues): string[] {
  return method === undefined ? [] : method.split('-');
}

/** With one more way to pay, or without it. */
export function toggledMethod(filters: HallFilterValues, method: string): HallFilterValues {
  const chosen = methodsOf(filters);
  const next = chosen.includes(method) ? chosen.filter((other) => other !== method) : [...chosen, method].slice(-maxMethods);
  return changedFilters(filters, 'method', next.join('-'));
}

/** What is asked of the server. */
export function adListInput({ side, coin, fiat, filters, cursor }: HallParams): CallInput<typeof adList> {
  return {
    side,
    coinCode: coin,
    fiatCode: fiat,
    ...(filters.amount === undefined ? {} : { amount: filters.amount }),
    ...(filters.method === undefined ? {} : { paymethodIds: methodsOf(filters) }),
    ...(filters.country === undefined ? {} : { country: filters.country }),
    ...(filters.merchants ? { merchantsOnly: true } : {}),
    ...(filters.online ? { onlineOnly: true } : {}),
    ...(filters.direct ? { withoutAcceptance: true } : {}),
    ...(filters.eligible ? { eligibleOnly: true } : {}),
    ...(filters.window === undefined ? {} : { maxPayMinutes: Number(filters.window) }),
    ...(filters.rate === undefined ? {} : { minRatePercent: Number(filters.rate) }),
    ...(filters.sort === undefined ? {} : { sort: filters.sort }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
