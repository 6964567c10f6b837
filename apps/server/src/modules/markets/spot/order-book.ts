import type { orderBook as call } from '@peerbourse/contract/markets/spot/order-book';
import { formatUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { listedMarket } from './listed-market.ts';
import { selectBook } from './shown-market.table.ts';

const usualDepth = 20;

export const orderBook: Handler<typeof call> = async ({ db }, { symbol, depth }) => {
  const { priceScale, lotScale } = await listedMarket(db, symbol);
  const { batch, levels } = await selectBook(db, symbol, depth ?? usualDepth);
  const of = (side: 'buy' | 'sell') =>
    levels
      .filter((level) => level.side === side)
      .map(({ tick, lots }): [string, string] => [formatUnits(tick, priceScale), formatUnits(lots, lotScale)]);
  return { symbol, batch, bids: of('buy'), asks: of('sell') };
};
