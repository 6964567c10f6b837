import { wallClockMs } from '../../../apps/server/src/platform/clock.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import { formatUnits } from '../../../packages/rules/src/money.ts';
import { quoteScale, type SpotMarket } from './spot-markets.ts';

type Side = 'buy' | 'sell';

/** Steps of a ten thousandth from the price: most orders rest, and about every third one meets another. */
const [farthest, nearest] = [-30, 15];
const stepsOf = 10_000;

const selfTrades = ['expire-taker', 'expire-maker', 'expire-both', 'decrement'] as const;

/** An order of any kind, in the words of the call. */
export function drawnOrder(market: SpotMarket, dice: Dice): object {
  const side = dice.pick(['buy', 'sell'] as const);
  const basics = {
    symbol: market.symbol,
    side,
    answer: dice.isLucky(0.15) ? 'result' : 'ack',
    selfTrade: dice.pick(selfTrades),
  };
  const price = priceText(market, priceNear(market, side, dice));
  const quantity = formatUnits(BigInt(dice.between(10, market.lots * 2)), market.lotScale);
  const chance = dice.below(100);
  if (chance < 62) return { ...basics, type: 'limit', price, quantity };
  if (chance < 74) return { ...basics, type: 'limit', timeInForce: dice.pick(['post-only', 'ioc', 'fok'] as const), price, quantity };
  if (chance < 79) return { ...basics, type: 'limit', timeInForce: 'gtd', expiresAt: soon(dice), price, quantity };
  if (chance < 85) return { ...basics, type: 'market', quantity };
  if (chance < 90)
    return { ...basics, side: 'buy', type: 'market', amount: formatUnits(dice.amount(400_000_000n) + 1_000_000n, quoteScale) };
  const triggerPrice = priceText(market, away(market, dice.between(-25, 25)));
  if (chance < 95) return { ...basics, type: 'stop-limit', triggerPrice, price, quantity };
  return { ...basics, type: dice.pick(['stop-market', 'take-profit-market'] as const), triggerPrice, quantity };
}

/** In ticks: what somebody on this side would ask for. */
export function priceNear(market: SpotMarket, side: Side, dice: Dice): number {
  const steps = dice.between(farthest, nearest);
  return away(market, side === 'buy' ? steps : -steps);
}

const away = ({ price }: SpotMarket, steps: number) => price + Math.round((price * steps) / stepsOf);

const priceText = ({ priceScale }: SpotMarket, tick: number) => formatUnits(BigInt(tick), priceScale);

function soon(dice: Dice): string {
  return new Date(wallClockMs() + dice.between(500, 20_000)).toISOString();
}
