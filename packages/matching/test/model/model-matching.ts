import { executionLimit, isVolatile } from './model-bands.ts';
import { type ModelMarket, type ModelOrder, meets, metBy, opposite, restingOf, valueOf } from './model-market.ts';
import { changeState, end, reduce, reduceBudget, trade } from './model-orders.ts';

/** What an order goes through once it is accepted, triggered or amended. */
export function enterBook(market: ModelMarket, order: ModelOrder): void {
  if (market.state === 'auction') {
    order.place = 'resting';
    return;
  }
  if (order.timeInForce === 'fok' && !canBeFilled(market, order)) {
    end(market, order, 'fill-or-kill');
    return;
  }
  const tradesBefore = market.trades;
  // The limit is fixed now; no trade of this phase moves it.
  take(market, order, executionLimit(market, order.side));
  if (market.trades > tradesBefore && isVolatile(market)) changeState(market, 'auction', 'volatility');
}

/** Counts what a taker would get, in the order in which it would get it. */
function canBeFilled(market: ModelMarket, taker: ModelOrder): boolean {
  const limit = executionLimit(market, taker.side);
  let lots = 0;
  for (const maker of metBy(market, taker.side, taker.tick)) {
    if (!meets(taker.side, limit, maker.tick)) break;
    if (maker.group !== taker.group) lots += maker.lots;
    else if (taker.selfTrade !== 'expire-maker') break;
  }
  return lots >= taker.lots;
}

function take(market: ModelMarket, taker: ModelOrder, limit: number): void {
  while (taker.lots > 0 || taker.budget > 0) {
    const maker = restingOf(market, opposite(taker.side)).at(0);
    if (maker === undefined || !meets(taker.side, taker.tick, maker.tick)) {
      restOrEnd(market, taker);
      return;
    }
    if (!meets(taker.side, limit, maker.tick)) {
      end(market, taker, 'price-range');
      return;
    }
    const isOver = maker.group === taker.group ? preventSelfTrade(market, taker, maker) : tradeWith(market, taker, maker);
    if (isOver) return;
  }
  end(market, taker, 'filled');
}

function restOrEnd(market: ModelMarket, taker: ModelOrder): void {
  if (taker.timeInForce === 'ioc' || taker.timeInForce === 'fok') end(market, taker, 'not-filled');
  else taker.place = 'resting';
}

/** What taker and maker have in common at the maker's tick. */
function commonLots(market: ModelMarket, taker: ModelOrder, maker: ModelOrder): number {
  const wanted = taker.hasBudget ? Math.floor(taker.budget / valueOf(market, 1, maker.tick)) : taker.lots;
  return Math.min(wanted, maker.lots);
}

/** A budget that does not come to one lot is over. */
function endSmallBudget(market: ModelMarket, taker: ModelOrder): true {
  end(market, taker, taker.gone > 0 ? 'filled' : 'not-filled');
  return true;
}

/** Answers whether the taker is over; so do the functions below. */
function tradeWith(market: ModelMarket, taker: ModelOrder, maker: ModelOrder): boolean {
  const lots = commonLots(market, taker, maker);
  if (lots === 0) return endSmallBudget(market, taker);
  const [buy, sell] = taker.side === 'buy' ? [taker, maker] : [maker, taker];
  trade(market, { buy, sell, tick: maker.tick, lots, taker: taker.side });
  if (maker.lots === 0) end(market, maker, 'filled');
  return false;
}

function preventSelfTrade(market: ModelMarket, taker: ModelOrder, maker: ModelOrder): boolean {
  const { selfTrade } = taker;
  if (selfTrade === 'decrement') return decrement(market, taker, maker);
  if (selfTrade === 'expire-maker' || selfTrade === 'expire-both') end(market, maker, 'self-trade');
  if (selfTrade === 'expire-maker') return false;
  end(market, taker, 'self-trade');
  return true;
}

function decrement(market: ModelMarket, taker: ModelOrder, maker: ModelOrder): boolean {
  const lots = commonLots(market, taker, maker);
  if (lots === 0) return endSmallBudget(market, taker);
  decrementLots(market, maker, lots);
  if (taker.hasBudget) return decrementBudget(market, taker, valueOf(market, lots, maker.tick), lots);
  return decrementLots(market, taker, lots);
}

function decrementLots(market: ModelMarket, order: ModelOrder, lots: number): boolean {
  if (order.lots === lots) {
    end(market, order, 'self-trade');
    return true;
  }
  order.gone += lots;
  reduce(market, order, 'self-trade', lots);
  return false;
}

function decrementBudget(market: ModelMarket, taker: ModelOrder, units: number, lots: number): boolean {
  if (taker.budget === units) {
    end(market, taker, 'self-trade');
    return true;
  }
  taker.gone += lots;
  reduceBudget(market, taker, units);
  return false;
}
