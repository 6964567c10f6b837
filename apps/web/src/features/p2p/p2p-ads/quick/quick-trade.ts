import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import type { AdPage } from '#queries/p2p-ads/ad-list.query.ts';
import { amountsOf, coinsWithFee, type Digits, type TakeAmounts } from '../take/take.form.ts';
import type { Typed } from '../take/use-typed.ts';
import type { QuickPlace } from './quick-place.ts';
import type { Quoted } from './use-quote.ts';

export type PlaceChange = (from: QuickPlace) => QuickPlace;

/** What the parts of the page have in common. */
export interface QuickTrade {
  place: QuickPlace;
  /** Goes to the same parameters with one changed. */
  change: (change: PlaceChange) => void;
  typed: Typed;
  digits: Digits;
  /** The offers for it; undefined until they are known. */
  page: AdPage | undefined;
  quoted: Quoted;
  /** Somebody who may be promised a price has said how much. */
  hasFilters: boolean;
  /** The best offer. */
  ad: MarketAd | undefined;
}

/** What somebody wants by now: an amount that was just typed may not be in the address yet, and whatever is chosen next must not lose it. */
export function meantPlace(place: QuickPlace, { draft, isUnsettled }: Pick<Typed, 'draft' | 'isUnsettled'>): QuickPlace {
  return isUnsettled ? { ...place, unit: draft.unit, amount: amountOf(draft.typed) ?? '' } : place;
}

/** Both amounts as they are typed; without an offer only the typed one is known. */
export function shownAmounts({ typed: { draft }, ad, digits }: Pick<QuickTrade, 'typed' | 'ad' | 'digits'>): TakeAmounts {
  if (ad) return amountsOf(draft, ad, digits);
  return draft.unit === 'fiat' ? { fiat: draft.typed, coin: '' } : { fiat: '', coin: draft.typed };
}

/** What comes or goes in coins once the fee is taken; undefined before there is a quote. */
export function netCoins({ place, quoted, digits }: Pick<QuickTrade, 'place' | 'quoted' | 'digits'>): string | undefined {
  const quote = quoted.match?.quote;
  return quote && coinsWithFee(place.side === 'buy', quote.quantity, quote.fee, digits);
}
