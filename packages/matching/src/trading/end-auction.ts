import type { Market } from '../market.ts';
import { ladderOf } from '../market.ts';
import { bestOf } from '../orders/ladder.ts';
import { none } from '../orders/order-table.ts';
import type { RefusalReason } from '../reasons.ts';
import { auctionPrice } from './auction-price.ts';
import { endIfFilled, trade } from './trade.ts';

/** Matches at one price what an auction has collected, and opens the market. No group has orders on both sides that meet. */
export function endAuction(market: Market): RefusalReason | undefined {
  if (market.state !== 'auction') return 'not-in-auction';
  const { tick, lots } = auctionPrice(market);
  market.events.push({ type: 'auction', tick, lots });
  tradeAll(market, tick, lots);
  market.samples.length = 0;
  market.state = 'open';
  market.events.push({ type: 'state', state: 'open', reason: 'auction-end' });
  return undefined;
}

function tradeAll(market: Market, tick: number, volume: number): void {
  const { orders } = market;
  let left = volume;
  while (left > 0) {
    const buyer = bestOf(market.ladders[ladderOf.bids])?.head ?? none;
    const seller = bestOf(market.ladders[ladderOf.asks])?.head ?? none;
    const lots = Math.min(orders.lots[buyer], orders.lots[seller], left);
    trade(market, buyer, seller, lots, { tick, taker: none });
    endIfFilled(market, buyer);
    endIfFilled(market, seller);
    left -= lots;
  }
}
