import { isInEntryBand, isReached } from './model-bands.ts';
import { hasLimit, type ModelMarket, type ModelOrder, metBy, needOf, waitsUpward } from './model-market.ts';
import { enterBook } from './model-matching.ts';
import { end, endOtherLeg, nextSequence } from './model-orders.ts';

/** Lets the orders go whose price was reached, one by one: each may reach the price of the next. */
export function settleTriggers(market: ModelMarket): void {
  while (market.state === 'open' && market.reference > 0) {
    const [order] = dueOrders(market);
    if (order === undefined) {
      market.reached = [];
      return;
    }
    release(market, order);
  }
}

function dueOrders(market: ModelMarket): ModelOrder[] {
  const { reached, reference } = market;
  const none = reached.length === 0;
  return [
    ...dueAt(market, 'last', true, none ? 0 : Math.max(...reached)),
    ...dueAt(market, 'last', false, none ? 0 : Math.min(...reached)),
    ...dueAt(market, 'reference', true, reference),
    ...dueAt(market, 'reference', false, reference),
  ];
}

function dueAt({ orders }: ModelMarket, by: 'last' | 'reference', isUpward: boolean, price: number): ModelOrder[] {
  return orders
    .filter(({ place, triggerBy, kind, side }) => place === 'waiting' && triggerBy === by && waitsUpward(kind, side) === isUpward)
    .filter(({ triggerTick }) => isReached(isUpward, triggerTick, price))
    .sort((one, two) => (isUpward ? one.triggerTick - two.triggerTick : two.triggerTick - one.triggerTick) || one.sequence - two.sequence);
}

function release(market: ModelMarket, order: ModelOrder): void {
  const taken = takenFromOtherLeg(market, order);
  endOtherLeg(market, order);
  order.place = 'entering';
  order.sequence = nextSequence(market);
  if (taken !== undefined) order.held = needOf(market, order.side, order.lots, order.tick);
  const { id, account, sequence, held } = order;
  market.events.push({ type: 'triggered', order: id, account, sequence, held, taken: taken ?? 0 });
  const { side, tick } = order;
  if (hasLimit(order.kind) && !isInEntryBand(market, side, tick)) end(market, order, 'price-band');
  else if (order.timeInForce === 'post-only' && metBy(market, side, tick).length > 0) end(market, order, 'would-take');
  else enterBook(market, order);
}

/** The two legs held the larger need together, so this one takes the smaller one back. */
function takenFromOtherLeg(market: ModelMarket, { side, lots, tick, otherLeg }: ModelOrder): number | undefined {
  const other = market.orders.find(({ id }) => id === otherLeg);
  if (other === undefined) return undefined;
  return Math.min(needOf(market, side, lots, tick), needOf(market, side, other.lots, other.tick));
}
