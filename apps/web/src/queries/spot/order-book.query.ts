import { orderBook } from '@peerbourse/contract/markets/spot/order-book';
import { sharedQueryOf } from '#base/api/query.ts';

/** For the first HTML; afterwards the live channel has it. */
export const orderBookQuery = (symbol: string) =>
  sharedQueryOf(orderBook, { symbol, depth: 20 }, { staleMs: 60_000, meta: { showToast: false } });
