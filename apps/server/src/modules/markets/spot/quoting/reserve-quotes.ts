import type { reserveQuotes as call } from '@peerbourse/contract/markets/spot/reserve-quotes';
import { formatUnits, isLess, parseUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { listedMarket } from '../listed-market.ts';
import { refusedOrder } from '../placing/refused-order.ts';
import { mustBeMaker } from './must-be-maker.ts';
import { askReserve, selectQuoteSets } from './quote-set.table.ts';
import { quoteSetView } from './quote-set.view.ts';

export const reserveQuotes: Handler<typeof call> = async ({ tx, actor }, { symbol, base, quote, protection }) => {
  const market = await listedMarket(tx, symbol);
  await mustBeMaker(tx, actor.userId);
  const outcome = await askReserve(tx, actor.accountId, symbol, {
    base: unitsOf(base, market.baseScale),
    quote: unitsOf(quote, market.quoteScale),
    pauseFills: protection?.fills ?? 0,
    pauseSeconds: protection?.seconds ?? 0,
  });
  if (outcome !== 'accepted') throw refusedOrder(outcome);
  return quoteSetView(market, (await selectQuoteSets(tx, actor.accountId, symbol))[0]);
};

/** Above this a reserve is no exact number in the memory of a market. */
const largest = 2n ** 52n;

function unitsOf(text: string, scale: number): bigint {
  const units = parseUnits(text, scale);
  if (units < 0n || isLess(formatUnits(units, scale), text)) throw refuse('spot.quantity-step');
  if (units > largest) throw refuse('spot.over-limit');
  return units;
}
