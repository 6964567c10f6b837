import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { candles } from '@peerbourse/contract/markets/spot/candles';
import { sharedQueryOf } from '#base/api/query.ts';

export type CandleInterval = CallInput<typeof candles>['interval'];
export type Candles = CallOutput<typeof candles>;

/** Days begin at midnight of the offset, in minutes east of UTC. Trades bring the last candle up to date; the refresh mends the others. */
export const candlesQuery = (symbol: string, interval: CandleInterval, offset: number) =>
  sharedQueryOf(candles, { symbol, interval, offset, limit: 300 }, { staleMs: 30_000, refreshMs: 60_000, meta: { showToast: false } });
