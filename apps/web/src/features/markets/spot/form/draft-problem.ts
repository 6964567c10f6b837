import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { formatUnits, isLess } from '@peerbourse/rules/money';
import { valueScale } from '@peerbourse/rules/spot/steps';
import { type Market, priceOf } from '../market/market.ts';
import { hasTrigger, heldBy, isAtMarket, isByAmount, mayRest, type OrderDraft, stepsIn, totalOf } from './order-draft.ts';

/** Why a draft cannot be sent, as a text of the area `spot` and what it names. */
export type DraftProblem =
  | { key: 'enter_price' | 'enter_trigger' | 'enter_amount' | 'no_price_now' }
  | { key: (typeof closedTexts)[keyof typeof closedTexts] | 'state_auction' | 'state_post_only' }
  | { key: 'not_enough' | 'below_minimum' | 'above_maximum'; coin: string; amount: string };

/** Without what is available, as for guests, only the draft itself is looked at. */
export function draftProblem(
  draft: OrderDraft,
  market: Market,
  ticker: Ticker | undefined,
  available: string | undefined,
): DraftProblem | undefined {
  return (
    closedMarket(draft, ticker?.state ?? market.state) ??
    missingPrice(draft, market, ticker) ??
    wrongQuantity(draft, market, ticker) ??
    missingCoins(draft, market, available)
  );
}

const closedTexts = {
  announced: 'state_announced',
  halted: 'state_halted',
  closing: 'state_closing',
  delisted: 'state_delisted',
} as const;

/** What the market would refuse in its state. */
function closedMarket(draft: OrderDraft, state: Market['state']): DraftProblem | undefined {
  if (state === 'open') return undefined;
  if (state === 'auction') return draft.form === 'limit' && !draft.isPostOnly && mayRest(draft) ? undefined : { key: 'state_auction' };
  if (state === 'post-only') return draft.form === 'limit' && draft.isPostOnly ? undefined : { key: 'state_post_only' };
  return { key: closedTexts[state] };
}

function missingPrice(draft: OrderDraft, { priceScale }: Market, ticker: Ticker | undefined): DraftProblem | undefined {
  if (hasTrigger(draft) && !stepsIn(draft.triggerPrice, priceScale)) return { key: 'enter_trigger' };
  if (!isAtMarket(draft) && !stepsIn(draft.price, priceScale)) return { key: 'enter_price' };
  const hasOpposite = draft.side === 'buy' ? ticker?.ask : ticker?.bid;
  return draft.form === 'market' && !hasOpposite ? { key: 'no_price_now' } : undefined;
}

function wrongQuantity(draft: OrderDraft, market: Market, ticker: Ticker | undefined): DraftProblem | undefined {
  const { base, quote, lotScale, largestQuantity, smallestAmount } = market;
  const entered = isByAmount(draft) ? stepsIn(draft.amount, valueScale(market)) : stepsIn(draft.quantity, lotScale);
  if (entered === undefined) return { key: 'enter_amount' };
  if (!isByAmount(draft) && isLess(largestQuantity, formatUnits(entered, lotScale))) {
    return { key: 'above_maximum', coin: base, amount: largestQuantity };
  }
  const isSmall = isLess(valueOf(draft, market, ticker), smallestAmount);
  return isSmall ? { key: 'below_minimum', coin: quote, amount: smallestAmount } : undefined;
}

function missingCoins(draft: OrderDraft, market: Market, available: string | undefined): DraftProblem | undefined {
  const held = heldBy(draft, market).replace(/\.$/, '');
  if (available === undefined || held === '' || !isLess(available, held)) return undefined;
  return { key: 'not_enough', coin: draft.side === 'buy' ? market.quote : market.base, amount: available };
}

/** What the draft is worth in the quote: at its own price, else at the price of the market. */
function valueOf(draft: OrderDraft, market: Market, ticker: Ticker | undefined): string {
  if (isByAmount(draft)) return draft.amount.replace(/\.$/, '');
  const price = isAtMarket(draft) ? draft.triggerPrice || priceOf(ticker) || '' : draft.price;
  return totalOf({ price, quantity: draft.quantity }, market) || '0';
}
