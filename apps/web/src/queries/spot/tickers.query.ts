import { tickers } from '@peerbourse/contract/markets/spot/tickers';
import { sharedQueryOf } from '#base/api/query.ts';

/** The live channel keeps them fresh while a page listens. */
export const tickersQuery = sharedQueryOf(tickers, {}, { staleMs: 10_000, refreshMs: 60_000, meta: { showToast: false } });
