import type { CallParsed } from '@peerbourse/contract/call';
import type { placeOco } from '@peerbourse/contract/markets/spot/place-oco';
import type { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { formatUnits, isLess, parseUnits } from '@peerbourse/rules/money';
import { refuse } from '#platform/refusal.ts';
import type { Listing } from '../listing.table.ts';

/** An order in the units of its market, before anybody has it. */
export interface AskedOrder {
  symbol: string;
  side: 'buy' | 'sell';
  kind: string;
  timeInForce: string;
  selfTrade: string;
  tick: bigint;
  lots: bigint;
  budget: bigint;
  triggerTick: bigint;
  triggerBy: string;
  expiresAt: number;
}

type Input = CallParsed<typeof placeOrder>;

export function askedOrder(market: Listing, input: Input): AskedOrder {
  const triggerTick = input.triggerPrice === undefined ? 0n : ticksOf(market, input.triggerPrice);
  const isAtMarket = input.price === undefined;
  return {
    symbol: market.symbol,
    side: input.side,
    kind: input.type,
    timeInForce: input.timeInForce ?? (isAtMarket ? 'ioc' : 'gtc'),
    selfTrade: input.selfTrade ?? 'expire-taker',
    tick: input.price === undefined ? worstTick(market, input, triggerTick) : ticksOf(market, input.price),
    lots: input.quantity === undefined ? 0n : lotsOf(market, input.quantity),
    budget: input.amount === undefined ? 0n : budgetOf(market, input.amount),
    triggerTick,
    triggerBy: triggerTick > 0n ? (input.triggerBy ?? 'last') : 'none',
    expiresAt: input.expiresAt === undefined ? 0 : Date.parse(input.expiresAt),
  };
}

/** A limit order and a stop order in the units of their market. */
export interface AskedPair {
  symbol: string;
  side: 'buy' | 'sell';
  selfTrade: string;
  lots: bigint;
  tick: bigint;
  stopKind: 'stop-limit' | 'stop-market';
  stopTick: bigint;
  triggerTick: bigint;
  triggerBy: string;
}

export function askedPair(market: Listing, input: CallParsed<typeof placeOco>): AskedPair {
  const triggerTick = ticksOf(market, input.triggerPrice);
  return {
    symbol: market.symbol,
    side: input.side,
    selfTrade: input.selfTrade ?? 'expire-taker',
    lots: lotsOf(market, input.quantity),
    tick: ticksOf(market, input.price),
    stopKind: input.stopPrice === undefined ? 'stop-market' : 'stop-limit',
    stopTick: input.stopPrice === undefined ? worstTick(market, { side: input.side }, triggerTick) : ticksOf(market, input.stopPrice),
    triggerTick,
    triggerBy: input.triggerBy ?? 'last',
  };
}

export function ticksOf({ priceScale, maxTick }: Listing, price: string): bigint {
  const ticks = stepsOf(price, priceScale);
  if (ticks === undefined) throw refuse('spot.price-step');
  if (ticks > maxTick) throw refuse('spot.over-limit');
  return ticks;
}

export function lotsOf({ lotScale, maxLots }: Listing, quantity: string): bigint {
  const lots = stepsOf(quantity, lotScale);
  if (lots === undefined) throw refuse('spot.quantity-step');
  if (lots > maxLots) throw refuse('spot.over-limit');
  return lots;
}

function budgetOf({ quoteScale, maxTick, maxLots, unitValue }: Listing, amount: string): bigint {
  const units = stepsOf(amount, quoteScale);
  if (units === undefined) throw refuse('spot.quantity-step');
  if (units > maxTick * maxLots * unitValue) throw refuse('spot.over-limit');
  return units;
}

/** Nothing where the number has more digits than there are steps, or is less than one. */
function stepsOf(text: string, scale: number): bigint | undefined {
  const steps = parseUnits(text, scale);
  return steps > 0n && !isLess(formatUnits(steps, scale), text) ? steps : undefined;
}

/** How far above the price a market buy by quantity sets coins aside: more than it can pay within the bands. The rest comes back. */
const [marginOver, marginOf] = [110n, 100n];

/** The worst price of a market order: what it must have coins for. */
function worstTick({ reference, maxTick }: Listing, { side, amount }: Pick<Input, 'side' | 'amount'>, triggerTick: bigint): bigint {
  if (side === 'sell') return 1n;
  if (amount !== undefined) return maxTick;
  const price = triggerTick > 0n ? triggerTick : reference;
  if (price === 0n) throw refuse('spot.no-price');
  const worst = (price * marginOver) / marginOf + 1n;
  return worst < maxTick ? worst : maxTick;
}
