import { secondsSince } from '#parts/age-text.ts';
import type { Tone } from '#parts/tone.ts';
import type { ListedTrader, Trader } from './trader.query.ts';

type Restriction = Trader['restrictions'][number];

export const restrictionKindText: Record<Restriction['kind'], string> = {
  buy: 'Buying',
  sell: 'Selling',
  publish: 'Publishing ads',
  all: 'The whole P2P market',
};

/** Codes that the trader reads in their own language. */
export const restrictionReasonText: Record<Restriction['reason'], string> = {
  cancellations: 'Too many cancelled orders',
  'third-party-payment': 'Payments from accounts of others',
  'off-platform': 'Deals outside of the market',
  'false-evidence': 'False evidence',
  'price-abuse': 'Abuse of prices',
  abuse: 'Abuse of others',
  'identity-review': 'Identity under review',
  'authority-request': 'Request of an authority',
};

/** Lifted, over by itself, or still holding something back. */
export function restrictionState({ liftedAt, until }: Restriction, nowMs: number): 'in force' | 'lifted' | 'over' {
  if (liftedAt !== null) return 'lifted';
  return until !== null && secondsSince(until, nowMs) >= 0 ? 'over' : 'in force';
}

/** The worst that there is to say about somebody. */
export function traderState({ heldBack, mayPublish }: Pick<ListedTrader, 'heldBack' | 'mayPublish'>): { label: string; tone: Tone } {
  if (heldBack.includes('all')) return { label: 'Barred', tone: 'bad' };
  if (heldBack.length > 0) return { label: 'Restricted', tone: 'watch' };
  return mayPublish ? { label: 'May publish', tone: 'good' } : { label: 'Takes ads only', tone: 'quiet' };
}

/** Figures of 30 days and of all time in the words that the site uses. */
export function traderFigures(trader: ListedTrader): ReadonlyArray<readonly [name: string, value: string]> {
  return [
    ['Orders', `${trader.orderTotalCount} (${trader.buyOrderCount} bought, ${trader.sellOrderCount} sold)`],
    ['Orders in 30 days', String(trader.thirtyDayTrade)],
    ['Completed in 30 days', trader.thirtyDayRate === null ? 'none yet' : `${trader.thirtyDayRate} %`],
    ['Ratings', trader.goodRate === null ? 'none yet' : `${trader.goodRate} % of ${trader.goodRatings + trader.badRatings} good`],
    ['Counterparties', String(trader.counterparties)],
    ['Releases after', minutes(trader.releaseSeconds)],
    ['Pays after', minutes(trader.paySeconds)],
  ];
}

function minutes(seconds: number | null): string {
  return seconds === null ? 'none yet' : `${Math.ceil(seconds / 60)} min`;
}
