import type { HistoryPeriod } from '@peerbourse/contract/core/rates/price-history.shape';
import { coinHistory } from '@peerbourse/contract/markets/market-data/coin-history';
import { sharedQueryOf } from '#base/api/query.ts';

/** The live channel brings the newest price; the refresh brings what the line and the ranges became. */
export const coinHistoryQuery = (coin: string, period: HistoryPeriod) =>
  sharedQueryOf(coinHistory, { coin, period }, { staleMs: 60_000, refreshMs: 300_000 });
