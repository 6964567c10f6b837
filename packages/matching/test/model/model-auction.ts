import { type ModelMarket, meets, restingOf } from './model-market.ts';
import { changeState, end, trade } from './model-orders.ts';

/** Matches the book at one price and opens the market. */
export function endAuction(market: ModelMarket): void {
  const { tick, volume } = auctionPrice(market);
  market.events.push({ type: 'auction', tick, lots: volume });
  let left = volume;
  while (left > 0) {
    const [buy] = restingOf(market, 'buy');
    const [sell] = restingOf(market, 'sell');
    const lots = Math.min(buy.lots, sell.lots, left);
    left -= lots;
    trade(market, { buy, sell, tick, lots, taker: 'none' });
    if (buy.lots === 0) end(market, buy, 'filled');
    if (sell.lots === 0) end(market, sell, 'filled');
  }
  market.samples = [];
  changeState(market, 'open', 'auction-end');
}

interface Price {
  readonly tick: number;
  readonly volume: number;
  readonly surplus: number;
}

export function auctionPrice(market: ModelMarket): Price {
  const anchor = market.reference || market.last || 1;
  const [best] = candidates(market, anchor)
    .map((tick) => priceAt(market, tick))
    .sort(
      (one, two) =>
        two.volume - one.volume ||
        one.surplus - two.surplus ||
        Math.abs(one.tick - anchor) - Math.abs(two.tick - anchor) ||
        one.tick - two.tick,
    );
  return best === undefined || best.volume === 0 ? { tick: 0, volume: 0, surplus: 0 } : best;
}

/**
 * What is bought and sold changes at the ticks of orders only, so among equally good ticks the nearest to the anchor is the anchor,
 * a tick of an order, or one beside it.
 */
function candidates({ orders }: ModelMarket, anchor: number): number[] {
  const beside = orders.filter(({ place }) => place === 'resting').flatMap(({ tick }) => [tick - 1, tick, tick + 1]);
  return [...new Set([anchor, ...beside])].filter((tick) => tick > 0);
}

export function priceAt(market: ModelMarket, tick: number): Price {
  const lotsOf = (side: 'buy' | 'sell') =>
    restingOf(market, side)
      .filter((order) => meets(side, order.tick, tick))
      .reduce((sum, { lots }) => sum + lots, 0);
  const [buys, sells] = [lotsOf('buy'), lotsOf('sell')];
  return { tick, volume: Math.min(buys, sells), surplus: Math.abs(buys - sells) };
}
