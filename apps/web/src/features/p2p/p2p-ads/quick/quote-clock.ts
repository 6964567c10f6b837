import { quoteLifeMs } from '@peerbourse/rules/quote-life';

/** The way of the answer and the way back cost time: the price is asked for again a little before it runs out. */
const marginMs = 1_000;

/** How long a quote counts here. */
export const heldMs = quoteLifeMs - marginMs;

const restAfterMs = 600_000;

/** Whoever has not touched anything for so long is asked whether they are still there, instead of the market. */
export function hasRested(activeAt: number, now: number): boolean {
  return now - activeAt >= restAfterMs;
}

export function remainingMs(answeredAt: number, now: number): number {
  return Math.min(heldMs, Math.max(0, answeredAt + heldMs - now));
}

/** As a clock shows it. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The price that was shown last, and the one before it where that was another. */
export interface SeenPrice {
  /** For what. */
  wanted: string;
  price: string;
  /** When it was told. */
  at: number;
  was?: string;
}

/** What is remembered after a price came: the former one counts only for the same parameters. */
export function afterPrice(seen: SeenPrice | undefined, news: Omit<SeenPrice, 'was'>): SeenPrice {
  if (seen?.wanted === news.wanted && seen.at === news.at) return seen;
  const hasMoved = seen?.wanted === news.wanted && seen.price !== news.price;
  return hasMoved ? { ...news, was: seen.price } : news;
}
