import { openPrices } from '@peerbourse/contract/markets/market-data/open-prices';
import { sharedQueryOf } from '#base/api/query.ts';

/** Asked for only under another basis than the last 24 hours; a new day begins at most five minutes late. */
export const openPricesQuery = (timezone: number) =>
  sharedQueryOf(openPrices, { timezone, bussiness: 'sp' }, { staleMs: 60_000, refreshMs: 300_000 });
