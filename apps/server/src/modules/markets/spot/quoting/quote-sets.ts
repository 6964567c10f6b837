import type { quoteSets as call } from '@peerbourse/contract/markets/spot/quote-sets';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { selectListings } from '../listing.table.ts';
import { selectQuoteSets } from './quote-set.table.ts';
import { quoteSetView } from './quote-set.view.ts';

export const quoteSets: Handler<typeof call> = async ({ db, actor }) => {
  const markets = new Map((await selectListings(db)).map((market) => [market.symbol, market]));
  const rows = await selectQuoteSets(db, actor.accountId);
  return {
    sets: rows.map((row) => {
      const market = markets.get(row.symbol);
      must(market, `${row.symbol} is listed`);
      return quoteSetView(market, row);
    }),
  };
};
