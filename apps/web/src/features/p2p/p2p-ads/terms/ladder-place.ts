import type { AdSide } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { isLess } from '@peerbourse/rules/money';

export interface LadderStep {
  price: string;
  ads: number;
  available: string;
  isMine: boolean;
}

export interface LadderPlace {
  /** 1 is the best; ads at the same price share a place. */
  rank: number;
  /** Ads with a better price. */
  better: number;
  /** All ads, this one among them. */
  total: number;
}

/** Where a price would stand among others. Takers look for the lowest price of those who sell and the highest of those who buy. */
export function ladderPlace(steps: readonly LadderStep[], side: AdSide, price: string): LadderPlace {
  const isBetter = (other: string) => (side === 'sell' ? isLess(other, price) : isLess(price, other));
  const better = countAds(steps.filter((step) => isBetter(step.price)));
  return { rank: better + 1, better, total: countAds(steps) + 1 };
}

function countAds(steps: readonly LadderStep[]): number {
  return steps.reduce((sum, { ads }) => sum + ads, 0);
}

export type LadderRow = LadderStep & { isDraft: boolean };

/** The best steps with the draft among them; it is on the list even where it stands far down. */
export function ladderRows(steps: readonly LadderStep[], side: AdSide, price: string | undefined, most: number): LadderRow[] {
  const others = steps.map((step) => ({ ...step, isDraft: false }));
  if (price === undefined) return others.slice(0, most);
  const isBehind = ({ price: other }: LadderStep) => (side === 'sell' ? isLess(price, other) : isLess(other, price));
  const place = others.findIndex(isBehind);
  const at = place === -1 ? others.length : place;
  const draft = { price, ads: 1, available: '', isMine: true, isDraft: true };
  const rows = [...others.slice(0, at), draft, ...others.slice(at)];
  return at < most ? rows.slice(0, most) : [...rows.slice(0, most - 1), draft];
}

/** Where a price lies between two others, in percent with one decimal; outside it stays at the end. */
export function shareBetween(price: string, lowest: string, highest: string): number {
  const [value, from, to] = [price, lowest, highest].map(Number) as [number, number, number];
  // A place on a drawing, not an amount: the digits of a float are enough.
  const share = to > from ? ((value - from) / (to - from)) * 100 : 50;
  return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10;
}
