import { homeTicker } from '@peerbourse/contract/markets/market-data/home-ticker';
import { sharedQueryOf } from '#base/api/query.ts';

/** Live updates keep it fresh; the refresh brings new opens. */
export const homeTickerQuery = sharedQueryOf(homeTicker, {}, { staleMs: 60_000, refreshMs: 300_000 });
