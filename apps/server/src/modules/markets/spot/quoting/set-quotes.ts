import type { setQuotes as call } from '@peerbourse/contract/markets/spot/set-quotes';
import { transaction } from '#platform/db/transaction.ts';
import type { Handler } from '#platform/http/serve.ts';
import { listedMarket } from '../listed-market.ts';
import type { Listing } from '../listing.table.ts';
import { lotsOf, ticksOf } from '../placing/asked-order.ts';
import { refusedOrder } from '../placing/refused-order.ts';
import { untilItsTurn } from '../placing/until-its-turn.ts';
import { mustBeMaker } from './must-be-maker.ts';
import { type AskedLevel, askQuotes, selectAnswered, selectQuoteSets } from './quote-set.table.ts';
import { quoteSetView } from './quote-set.view.ts';

const answered = untilItsTurn(selectAnswered);

/** The same levels twice are the same levels, so no key is asked for. */
export const setQuotes: Handler<typeof call> = async ({ db, actor }, { symbol, bids, asks, answer = 'result' }) => {
  const market = await listedMarket(db, symbol);
  const asked = { bids: levelsOf(market, bids), asks: levelsOf(market, asks) };
  const { command, outcome } = await transaction(db, async (tx) => {
    if (bids.length + asks.length > 0) await mustBeMaker(tx, actor.userId);
    return await askQuotes(tx, actor.accountId, symbol, asked);
  });
  if (command === null) throw refusedOrder(outcome);
  if (answer === 'result') await answered(db, command);
  return quoteSetView(market, (await selectQuoteSets(db, actor.accountId, symbol))[0]);
};

/** Largest prices and quantities of a market are whole numbers below 2^53. */
const levelsOf = (market: Listing, levels: ReadonlyArray<readonly [string, string]>): AskedLevel[] =>
  levels.map(([price, quantity]) => [Number(ticksOf(market, price)), Number(lotsOf(market, quantity))]);
