import { trades } from '@peerbourse/contract/markets/spot/trades';
import { sharedQueryOf } from '#base/api/query.ts';

export const shownTrades = 30;

/** For the first HTML; afterwards the live channel has them. */
export const tradesQuery = (symbol: string) =>
  sharedQueryOf(trades, { symbol, limit: shownTrades }, { staleMs: 60_000, meta: { showToast: false } });
