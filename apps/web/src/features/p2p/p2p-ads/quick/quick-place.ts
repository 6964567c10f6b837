import type { CallInput } from '@peerbourse/contract/call';
import type { quickMatch } from '@peerbourse/contract/p2p/p2p-ads/market/quick-match';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { isLess } from '@peerbourse/rules/money';
import { filtersOf, type HallParams, type HallSide, pairOf } from '../market/hall-params.ts';
import type { TakeDraft } from '../take/take.form.ts';

/** What somebody wants to trade. It is the whole state of the page, so it stands in the address, and a way over the login keeps it. */
export interface QuickPlace {
  side: HallSide;
  coin: string;
  fiat: string;
  /** What the amount counts. */
  unit: TakeDraft['unit'];
  /** Empty until somebody says how much. */
  amount: string;
  method?: string;
}

export function quickPlaceOf(search: URLSearchParams, currency: string): QuickPlace {
  const named = pairOf(`${search.get('coin') ?? 'USDT'}-${search.get('fiat') ?? currency}`);
  const { amount = '', method } = filtersOf(search);
  return {
    side: search.get('side') === 'sell' ? 'sell' : 'buy',
    ...(named ?? { coin: 'USDT', fiat: currency }),
    unit: search.get('unit') === 'coin' ? 'coin' : 'fiat',
    amount,
    ...(method === undefined ? {} : { method }),
  };
}

export function quickAddress({ side, coin, fiat, unit, amount, method }: QuickPlace): string {
  const search = new URLSearchParams({
    side,
    coin,
    fiat,
    ...(amount === '' ? {} : { amount, unit }),
    ...(method === undefined ? {} : { method }),
  });
  return `/buy-sell-crypto?${search}`;
}

/** The same with another currency: ways to pay belong to it, and so does an amount of it. */
export function withOtherFiat(place: QuickPlace, fiat: string): QuickPlace {
  return { ...withOtherMethod(place, ''), fiat, amount: place.unit === 'fiat' ? '' : place.amount };
}

/** The same with another coin, of which an amount of the former one would be something else. */
export function withOtherCoin(place: QuickPlace, coin: string): QuickPlace {
  return { ...place, coin, amount: place.unit === 'coin' ? '' : place.amount };
}

/** No method takes any. */
export function withOtherMethod(place: QuickPlace, method: string): QuickPlace {
  const { method: _, ...others } = place;
  return method === '' ? others : { ...others, method };
}

/** The offers that the best one is looked for among. The market is asked for amounts of currency only. */
export function offersFor({ side, coin, fiat, unit, amount, method }: QuickPlace): HallParams {
  return hallWith({ side, coin, fiat, method }, unit === 'fiat' ? amount : '');
}

/** Everything that the hall has for the same parameters; the amount is one of currency. */
export function hallFor({ side, coin, fiat, method }: QuickPlace, amount: string): HallParams {
  return hallWith({ side, coin, fiat, method }, amountOf(amount) ?? '');
}

function hallWith(
  { method, ...pair }: Omit<QuickPlace, 'unit' | 'amount' | 'method'> & { method: string | undefined },
  amount: string,
): HallParams {
  return { ...pair, filters: { ...(amount === '' ? {} : { amount }), ...(method === undefined ? {} : { method }) } };
}

/** What a quote is asked for; nothing as long as nobody has said how much. */
export function matchFor({ side, coin, fiat, unit, amount, method }: QuickPlace): CallInput<typeof quickMatch> | undefined {
  const given = amountOf(amount);
  if (given === undefined || !isLess('0', given)) return undefined;
  return {
    side,
    coinCode: coin,
    fiatCode: fiat,
    ...(unit === 'fiat' ? { amount: given } : { quantity: given }),
    ...(method === undefined ? {} : { paymethodId: method }),
  };
}
