import type { CallInput } from '@peerbourse/contract/call';
import type { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';

/** What the visitor wants to do. */
export type HallSide = 'buy' | 'sell';

/** Which offers somebody looks for. */
export interface HallWish {
  amount?: string;
  method?: string;
  country?: string;
  merchants?: '1';
  online?: '1';
  direct?: '1';
  eligible?: '1';
  window?: string;
  rate?: string;
}

/** What the hall shows. It is the whole state of the page, so it stands in the address. */
export interface HallParams {
  side: HallSide;
  coin: string;
  fiat: string;
  wish: HallWish;
  /** Behind which offer the page begins. */
  cursor?: string;
}

/** Where the list is, and where it is going: the controls show what was chosen last before the list does. */
export interface HallPlaces {
  place: HallParams;
  wanted: HallParams;
}

/** What a value of the address must look like; whatever no link of ours says counts as nothing. */
const shapes: Record<keyof HallWish, RegExp> = {
  amount: /^(?!0*(?:\.0*)?$)\d{1,12}(?:\.\d{1,8})?$/,
  method: /^[1-9]\d{0,8}$/,
  country: /^[A-Z]{2}$/,
  merchants: /^1$/,
  online: /^1$/,
  direct: /^1$/,
  eligible: /^1$/,
  window: /^[1-9]\d{0,2}$/,
  rate: /^(?:100|[1-9]\d?)$/,
};

const wishNames = Object.keys(shapes) as Array<keyof HallWish>;
const pairShape = /^([A-Z0-9]{2,12})-([A-Z]{3})$/;
const cursorShape = /^[\w.~-]{1,600}$/;

/** Undefined when the path names no pair. */
export function pairOf(pair: string | undefined): { coin: string; fiat: string } | undefined {
  const [, coin, fiat] = pairShape.exec((pair ?? '').toUpperCase()) ?? [];
  return coin === undefined || fiat === undefined ? undefined : { coin, fiat };
}

export function wishOf(search: URLSearchParams): HallWish {
  const given = wishNames.flatMap((name) => {
    const value = search.get(name) ?? '';
    return shapes[name].test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as HallWish;
}

export function cursorOf(search: URLSearchParams): { cursor?: string } {
  const cursor = search.get('after') ?? '';
  return cursorShape.test(cursor) ? { cursor } : {};
}

export function hallAddress({ side, coin, fiat, wish, cursor }: HallParams): string {
  const search = new URLSearchParams({ ...wish, ...(cursor === undefined ? {} : { after: cursor }) }).toString();
  return `/p2p-trade/${side}/${coin}-${fiat}${search === '' ? '' : `?${search}`}`;
}

/** The same with one thing changed; an empty value takes it back. */
export function changedWish(wish: HallWish, name: keyof HallWish, value: string): HallWish {
  const { [name]: _, ...others } = wish;
  return shapes[name].test(value) ? { ...others, [name]: value } : others;
}

/** Methods and windows belong to a currency; what was typed as an amount does too. */
export function withFiat(place: HallParams, fiat: string): HallParams {
  const { amount: _amount, method: _method, window: _window, ...wish } = place.wish;
  return { side: place.side, coin: place.coin, fiat, wish };
}

const inMore = ['country', 'merchants', 'online', 'direct', 'window', 'rate'] as const;

/** How many of the wishes stand behind the button for more filters. */
export function countOfMore(wish: HallWish): number {
  return inMore.filter((name) => wish[name] !== undefined).length;
}

export function isFiltered(wish: HallWish): boolean {
  return Object.keys(wish).length > 0;
}

/** What is asked of the server. */
export function adListInput({ side, coin, fiat, wish, cursor }: HallParams): CallInput<typeof adList> {
  return {
    side,
    coinCode: coin,
    fiatCode: fiat,
    ...(wish.amount === undefined ? {} : { amount: wish.amount }),
    ...(wish.method === undefined ? {} : { paymethodIds: [wish.method] }),
    ...(wish.country === undefined ? {} : { country: wish.country }),
    ...(wish.merchants ? { merchantsOnly: true } : {}),
    ...(wish.online ? { onlineOnly: true } : {}),
    ...(wish.direct ? { withoutAcceptance: true } : {}),
    ...(wish.eligible ? { eligibleOnly: true } : {}),
    ...(wish.window === undefined ? {} : { maxPayMinutes: Number(wish.window) }),
    ...(wish.rate === undefined ? {} : { minRatePercent: Number(wish.rate) }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
