import type { CallInput } from '@peerbourse/contract/call';
import type { placeOco } from '@peerbourse/contract/markets/spot/place-oco';
import type { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import type { PlannedOrder } from '@peerbourse/rules/spot/order-plan';
import { valueScale } from '@peerbourse/rules/spot/steps';
import type { Market } from '../market/market.ts';

export const orderForms = ['limit', 'market', 'stop-limit', 'stop-market', 'take-profit-limit', 'take-profit-market', 'oco'] as const;
export type OrderForm = (typeof orderForms)[number];
export type Side = 'buy' | 'sell';

/** How long an order may be good for, in milliseconds. */
export const validityMs = { hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000, month: 30 * 86_400_000 } as const;
export type Validity = keyof typeof validityMs;
export const validities = Object.keys(validityMs) as Validity[];

/** What somebody has entered so far; amounts are decimal strings, and may be empty. */
export interface OrderDraft {
  side: Side;
  form: OrderForm;
  price: string;
  triggerPrice: string;
  /** Of the stop order of a pair; empty for any price. */
  stopPrice: string;
  triggerBy: 'last' | 'reference';
  quantity: string;
  /** What a buy at market may spend. */
  amount: string;
  /** Of a limit order, as it is post-only. Whoever looks at another kind has chosen none of it. */
  timeInForce: 'gtc' | 'ioc' | 'fok' | Validity;
  isPostOnly: boolean;
}

export function emptyDraft(form: OrderForm): OrderDraft {
  return {
    side: 'buy',
    form,
    price: '',
    triggerPrice: '',
    stopPrice: '',
    triggerBy: 'last',
    quantity: '',
    amount: '',
    timeInForce: 'gtc',
    isPostOnly: false,
  };
}

export const isAtMarket = ({ form }: Pick<OrderDraft, 'form'>): boolean => form.endsWith('market');
export const hasTrigger = ({ form }: Pick<OrderDraft, 'form'>): boolean => form !== 'limit' && form !== 'market';
/** A buy at market says what it spends, everything else how much it trades. */
export const isByAmount = (draft: Pick<OrderDraft, 'form' | 'side'>): boolean => isAtMarket(draft) && draft.side === 'buy';

/** Whole steps of what was entered; nothing where that is no amount or less than one step. */
export function stepsIn(text: string, scale: number): bigint | undefined {
  if (!/^\d+(?:\.\d*)?$/.test(text)) return undefined;
  const steps = parseUnits(text.replace(/\.$/, ''), scale);
  return steps > 0n ? steps : undefined;
}

/** Price times quantity, in full decimals; empty while one of them is. */
export function totalOf({ price, quantity }: Pick<OrderDraft, 'price' | 'quantity'>, market: Market): string {
  const [ticks, lots] = [stepsIn(price, market.priceScale), stepsIn(quantity, market.lotScale)];
  return ticks && lots ? formatUnits(ticks * lots, valueScale(market)) : '';
}

/** How many whole lots an amount buys at a price. */
export function quantityFor(total: string, price: string, market: Market): string {
  const [value, ticks] = [stepsIn(total, valueScale(market)), stepsIn(price, market.priceScale)];
  return value && ticks ? formatUnits(value / ticks, market.lotScale) : '';
}

/** What a share of the balance makes of a draft; a buy by quantity needs its price first. */
export function withShare(draft: OrderDraft, percent: number, available: string, market: Market): OrderDraft {
  const scale = draft.side === 'buy' ? valueScale(market) : market.lotScale;
  const steps = (parseUnits(available, scale) * BigInt(percent)) / 100n;
  const part = steps === 0n ? '' : formatUnits(steps, scale);
  if (isByAmount(draft)) return { ...draft, amount: part };
  if (draft.side === 'sell') return { ...draft, quantity: part };
  return { ...draft, quantity: quantityFor(part, dearestPrice(draft, market), market) };
}

/** What a draft sets aside: coins of the quote for a buy, of the base for a sell. Empty while that is not known. */
export function heldBy(draft: OrderDraft, market: Market): string {
  if (draft.side === 'sell') return draft.quantity;
  return isByAmount(draft) ? draft.amount : totalOf({ price: dearestPrice(draft, market), quantity: draft.quantity }, market);
}

/** A pair sets aside what the dearer of its orders needs. */
function dearestPrice({ form, price, stopPrice, triggerPrice }: OrderDraft, { priceScale }: Market): string {
  if (form !== 'oco') return price;
  const ticks = [price, stopPrice || triggerPrice].map((text) => stepsIn(text, priceScale) ?? 0n);
  return formatUnits((ticks[0] as bigint) > (ticks[1] as bigint) ? (ticks[0] as bigint) : (ticks[1] as bigint), priceScale);
}

/** The draft as the book sees it, for what it would do at once; nothing for one that waits for its trigger. */
export function plannedBy(draft: OrderDraft, market: Market): PlannedOrder | undefined {
  if (hasTrigger(draft) || (draft.form === 'limit' && draft.isPostOnly)) return undefined;
  const { side } = draft;
  if (isByAmount(draft)) {
    const budget = stepsIn(draft.amount, valueScale(market));
    return budget === undefined ? undefined : { side, budget };
  }
  const lots = stepsIn(draft.quantity, market.lotScale);
  if (lots === undefined || isAtMarket(draft)) return lots === undefined ? undefined : { side, lots };
  const tick = stepsIn(draft.price, market.priceScale);
  return tick === undefined ? undefined : { side, tick, lots };
}

/** `now` is the clock of the device: an order that is good for an hour ends an hour after it was sent. */
export function orderInput(draft: OrderDraft, { symbol }: Market, now = Date.now()): CallInput<typeof placeOrder> {
  const { side, form, price, triggerPrice, triggerBy, quantity, amount } = draft;
  return {
    symbol,
    side,
    type: form as Exclude<OrderForm, 'oco'>,
    ...(isAtMarket(draft) ? {} : { price: whole(price), ...validityOf(draft, now) }),
    ...(isByAmount(draft) ? { amount: whole(amount) } : { quantity: whole(quantity) }),
    ...(hasTrigger(draft) ? { triggerPrice: whole(triggerPrice), triggerBy } : {}),
  };
}

type Term = Pick<CallInput<typeof placeOrder>, 'timeInForce' | 'expiresAt'>;

function validityOf({ form, isPostOnly, timeInForce }: OrderDraft, now: number): Term {
  if (form !== 'limit') return { timeInForce: 'gtc' };
  if (isPostOnly) return { timeInForce: 'post-only' };
  if (!isValidity(timeInForce)) return { timeInForce };
  return { timeInForce: 'gtd', expiresAt: new Date(now + validityMs[timeInForce]).toISOString() };
}

/** What is not traded at once waits in the book. */
export function mayRest({ form, timeInForce }: Pick<OrderDraft, 'form' | 'timeInForce'>): boolean {
  return form !== 'limit' || timeInForce === 'gtc' || isValidity(timeInForce);
}

function isValidity(timeInForce: OrderDraft['timeInForce']): timeInForce is Validity {
  return timeInForce in validityMs;
}

export function pairInput(draft: OrderDraft, { symbol }: Market): CallInput<typeof placeOco> {
  const { side, price, triggerPrice, triggerBy, stopPrice, quantity } = draft;
  return {
    symbol,
    side,
    quantity: whole(quantity),
    price: whole(price),
    triggerPrice: whole(triggerPrice),
    triggerBy,
    ...(stopPrice === '' ? {} : { stopPrice: whole(stopPrice) }),
  };
}

/** What is entered may end in a dot. */
function whole(text: string): string {
  return text.replace(/\.$/, '');
}
