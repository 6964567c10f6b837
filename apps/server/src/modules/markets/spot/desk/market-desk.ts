import type { marketDesk as call } from '@peerbourse/contract/markets/spot/desk/market-desk';
import { nextStates } from '@peerbourse/matching/states';
import { formatUnits } from '@peerbourse/rules/money';
import { currentPrices } from '#modules/core/rates/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { type DeskMarketRow, selectCoins, selectDeskMarkets } from './desk-market.table.ts';
import { termsView } from './listed-terms.ts';

export const marketDesk: Handler<typeof call> = async ({ db, actor }) => ({
  markets: (await selectDeskMarkets(db)).map(marketView),
  coins: await selectCoins(db),
  pricedPairs: (await currentPrices(db)).prices.map(({ base, quote }) => `${base}/${quote}`),
  mayPropose: actor.roles.includes('risk'),
});

function marketView(row: DeskMarketRow) {
  const { baseScale: _, quoteScale, priceScale, state, value, ...market } = row;
  const price = (tick: bigint | null) => (tick === null || tick === 0n ? null : formatUnits(tick, priceScale));
  return {
    ...market,
    priceScale,
    state,
    terms: termsView(row, row),
    auctionEndsAt: row.auctionEndsAt?.toISOString() ?? null,
    nextStates: [...nextStates[state]],
    last: price(row.last),
    reference: price(row.reference),
    bid: price(row.bid),
    ask: price(row.ask),
    amount: formatUnits(BigInt(value), quoteScale),
  };
}
