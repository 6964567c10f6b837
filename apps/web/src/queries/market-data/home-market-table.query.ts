import { homeMarketTable } from '@peerbourse/contract/markets/market-data/home-market-table';
import { sharedQueryOf } from '#base/api/query.ts';

/** Live updates keep it fresh; the refresh brings new ranges and sparklines. */
export const homeMarketTableQuery = sharedQueryOf(homeMarketTable, {}, { staleMs: 60_000, refreshMs: 300_000 });
