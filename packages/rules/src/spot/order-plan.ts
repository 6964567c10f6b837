import type { Level } from './book.ts';

/** What somebody would send, in the steps of the market. */
export interface PlannedOrder {
  side: 'buy' | 'sell';
  /** The worst price that it takes; without one it takes any. */
  tick?: bigint | undefined;
  /** Either how much, or what it may spend, in steps of price times quantity. */
  lots?: bigint | undefined;
  budget?: bigint | undefined;
}

/** What would happen to it on the book as it is shown. */
export interface OrderPlan {
  /** Filled at once. */
  lots: bigint;
  /** Price times quantity of that. */
  value: bigint;
  levels: number;
  /** What is left, in lots; of a budget what it could not spend is `unspent`. */
  restLots: bigint;
  unspent: bigint;
  bestTick: bigint | undefined;
}

/** Takes level by level from the best on, as the engine does; nothing else can come between on the way there. */
export function planOrder({ side, tick, lots, budget }: PlannedOrder, opposite: readonly Level[]): OrderPlan {
  const plan: OrderPlan = { lots: 0n, value: 0n, levels: 0, restLots: lots ?? 0n, unspent: budget ?? 0n, bestTick: tickOf(opposite[0]) };
  for (const [levelTick, levelLots] of opposite) {
    const price = BigInt(levelTick);
    if (tick !== undefined && (side === 'buy' ? price > tick : price < tick)) break;
    const wanted = lots === undefined ? plan.unspent / price : plan.restLots;
    const taken = wanted < BigInt(levelLots) ? wanted : BigInt(levelLots);
    if (taken === 0n) break;
    plan.lots += taken;
    plan.value += taken * price;
    plan.levels += 1;
    if (lots === undefined) plan.unspent -= taken * price;
    else plan.restLots -= taken;
  }
  return plan;
}

/** The average price in steps of a price with `decimals` more decimals than the market's own, rounded to the nearest; undefined for none. */
export function averageTick({ lots, value }: Pick<OrderPlan, 'lots' | 'value'>, decimals: number): bigint | undefined {
  if (lots === 0n) return undefined;
  return (2n * value * 10n ** BigInt(decimals) + lots) / (2n * lots);
}

/** How far the average is from the best price, in millionths of it. */
export function impactPpm({ lots, value, bestTick }: OrderPlan): bigint {
  if (lots === 0n || !bestTick) return 0n;
  const atBest = lots * bestTick;
  const away = value > atBest ? value - atBest : atBest - value;
  return (away * 1_000_000n) / atBest;
}

function tickOf(level: Level | undefined): bigint | undefined {
  return level && BigInt(level[0]);
}
