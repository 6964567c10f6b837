/** Price and quantity, in decimals. */
export type Level = [price: string, quantity: string];

export interface Levels {
  bids: Level[];
  asks: Level[];
}

/** What levels are made of. Shares are parts of one. */
export interface Outlook {
  price: number;
  volatility: number;
  /** What is reserved, in coins of each side. */
  base: number;
  quote: number;
  priceStep: string;
  quantityStep: string;
  /** The best prices of others, which nothing may meet; without them the side is empty. */
  bestBid?: number;
  bestAsk?: number;
}

const perSide = 20;
const [least, most] = [0.0004, 0.01];
/** Part of a reserve that lies in the book. */
const shown = 0.6;

/** Levels round the price: wider when it moves, and away from the side of which there is too much. */
export function levelsAround(outlook: Outlook): Levels {
  const half = inSteps(Math.min(most, Math.max(least, 2 * outlook.volatility)), least / 2);
  const value = outlook.base * outlook.price;
  const surplus = inSteps((value - outlook.quote) / Math.max(1e-9, value + outlook.quote), 0.02);
  const middle = outlook.price * (1 - surplus * half);
  const distances = Array.from({ length: perSide }, (_, place) => half * (1 + place / 4));
  const budgets = budgetsOf(distances);
  const { bestAsk = Number.POSITIVE_INFINITY, bestBid = 0 } = outlook;
  const step = Number(outlook.priceStep);
  const highest = bestAsk === Number.POSITIVE_INFINITY ? bestAsk : Math.round(bestAsk / step) - 1;
  const lowest = Math.round(bestBid / step) + 1;
  const bidTicks = apart(
    distances.map((distance) => Math.min(highest, Math.floor((middle * (1 - distance)) / step))),
    -1,
  );
  const askTicks = apart(
    distances.map((distance) => Math.max(lowest, Math.ceil((middle * (1 + distance)) / step))),
    1,
  );
  return {
    bids: levelsOf(bidTicks, outlook, (place, price) => (outlook.quote * shown * (budgets[place] ?? 0)) / price),
    asks: levelsOf(askTicks, outlook, (place) => outlook.base * shown * (budgets[place] ?? 0)),
  };
}

/** Rounded, because a change that matters to nobody would move every level. */
const inSteps = (number: number, step: number): number => Math.round(number / step) * step;

/** The share of each level: the further away, the more. */
function budgetsOf(distances: readonly number[]): number[] {
  const sum = distances.reduce((all, distance) => all + distance, 0);
  return distances.map((distance) => distance / sum);
}

/** No two levels at one price, each further from the middle than the one before. */
function apart(ticks: readonly number[], direction: 1 | -1): number[] {
  const found: number[] = [];
  for (const tick of ticks) {
    const before = found.at(-1);
    found.push(before === undefined ? tick : direction === 1 ? Math.max(tick, before + 1) : Math.min(tick, before - 1));
  }
  return found;
}

function levelsOf(
  ticks: readonly number[],
  { priceStep, quantityStep }: Outlook,
  quantityAt: (place: number, price: number) => number,
): Level[] {
  return ticks.flatMap((tick, place): Level[] => {
    const lots = Math.floor((quantityAt(place, tick * Number(priceStep)) * unevenness(tick)) / Number(quantityStep));
    return tick > 0 && lots > 0 ? [[times(tick, priceStep), times(lots, quantityStep)]] : [];
  });
}

/** Between a half and one, the same at each look: a book of equal steps looks like nobody's. */
const unevenness = (tick: number): number => 0.5 + (Math.imul(tick, 0x9e3779b1) >>> 0) / 2 ** 33;

/** So many steps, as the decimal that the exchange writes: no zeros at the end. */
export function times(count: number, step: string): string {
  const decimals = step.split('.')[1]?.length ?? 0;
  const text = (count * Number(step)).toFixed(decimals);
  return decimals === 0 ? text : text.replace(/\.?0+$/, '');
}
