import { type OrderPlan, planOrder } from '@peerbourse/rules/spot/order-plan';
import { useLiveBook } from '../live/book.live.ts';
import type { Market } from '../market/market.ts';
import { type OrderDraft, plannedBy } from './order-draft.ts';

/** What a draft would do to the book as it is now; undefined for one that waits, and until there is something to look at. */
export function useBookPlan(draft: OrderDraft, market: Market): OrderPlan | undefined {
  const order = plannedBy(draft, market);
  const book = useLiveBook(market, 20, order !== undefined);
  return book && order && planOrder(order, draft.side === 'buy' ? book.asks : book.bids);
}
