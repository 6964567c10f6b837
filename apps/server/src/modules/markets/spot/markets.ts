import type { SpotMarket } from '@peerbourse/contract/markets/spot/market.shape';
import type { markets as call } from '@peerbourse/contract/markets/spot/markets';
import { formatUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { rateText } from './fees.ts';
import { type Listing, selectListings } from './listing.table.ts';

export const markets: Handler<typeof call> = async ({ db }) => ({
  markets: (await selectListings(db)).filter(({ state }) => state !== 'draft').map(marketView),
});

function marketView(market: Listing): SpotMarket {
  const { symbol, base, quote, state, priceScale, lotScale, quoteScale, auctionEndsAt } = market;
  return {
    symbol,
    base,
    quote,
    state: state as SpotMarket['state'],
    auctionEndsAt: auctionEndsAt?.toISOString() ?? null,
    priceStep: formatUnits(1n, priceScale),
    quantityStep: formatUnits(1n, lotScale),
    smallestAmount: formatUnits(market.minValue, quoteScale),
    largestPrice: formatUnits(market.maxTick, priceScale),
    largestQuantity: formatUnits(market.maxLots, lotScale),
    maker: rateText(market.makerRate),
    taker: rateText(market.takerRate),
  };
}
