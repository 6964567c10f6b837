import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { useState } from 'react';

export interface SteadyAds {
  ads: readonly MarketAd[];
  /** The newest list has others, or has them in another order. */
  hasMoved: boolean;
  /** Puts the newest list in place. */
  show: () => void;
}

/** Figures follow the market, but rows stay where they are until the reader asks: nobody should press on what has just moved. */
export function useSteadyAds(newest: readonly MarketAd[]): SteadyAds {
  const [order, setOrder] = useState(newest);
  const ads = inOrder(order, newest);
  return { ads, hasMoved: !isSameOrder(order, newest), show: () => setOrder(newest) };
}

/** The known rows with what is newest about each. */
export function inOrder(order: readonly MarketAd[], newest: readonly MarketAd[]): MarketAd[] {
  const byNo = new Map(newest.map((ad) => [ad.adNo, ad]));
  return order.map((ad) => byNo.get(ad.adNo) ?? ad);
}

export function isSameOrder(order: readonly MarketAd[], newest: readonly MarketAd[]): boolean {
  return order.length === newest.length && order.every(({ adNo }, place) => adNo === newest[place]?.adNo);
}

/** The ad whose panel is open, as it was then, and where it stood. */
export interface OpenAd {
  ad: MarketAd;
  place: number;
}

/** Whoever is filling in a panel keeps it, though its ad is no longer among the offers: an order is refused with a reason then. */
export function withOpenAd(ads: readonly MarketAd[], open: OpenAd | undefined): readonly MarketAd[] {
  if (!open || ads.some(({ adNo }) => adNo === open.ad.adNo)) return ads;
  return ads.toSpliced(open.place, 0, open.ad);
}

/** A price that somebody accepted before the list had it. */
export interface NewPrice {
  adNo: string;
  was: string;
  price: string;
}

/** Row, panel and order have one price: what was accepted stands in the row until the list brings another. */
export function withNewPrice(ads: readonly MarketAd[], news: NewPrice | undefined): readonly MarketAd[] {
  return news ? ads.map((ad) => (ad.adNo === news.adNo && ad.price === news.was ? { ...ad, price: news.price } : ad)) : ads;
}
