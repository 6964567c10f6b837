/** What a market is made of. Each number is a safe integer; bands are in basis points (10,000 are the whole). */
export interface Parameters {
  /** Quote units of one lot at one tick. */
  readonly unitValue: number;
  /** Base units of one lot. */
  readonly lotUnits: number;
  readonly maxTick: number;
  /** Of one order. */
  readonly maxLots: number;
  /** Open orders, with those that wait for a price and the levels of quote sets. */
  readonly maxOrders: number;
  /** Quote units that a limit order or a budget must come to. */
  readonly minValue: number;
  /** How far a buy may stand above the reference, and a sell below it. */
  readonly entryNear: number;
  /** The highest sell, as a part of the reference: 50,000 is five times. */
  readonly entryHigh: number;
  /** The lowest buy, as a part of the reference: 2,000 is a fifth. */
  readonly entryLow: number;
  /** How far from the reference a taker may trade. */
  readonly execution: number;
  /** A move from the price of a while ago that opens an auction; 0 opens none. */
  readonly volatility: number;
  /** How long ago that while is. */
  readonly volatilityWindowMs: number;
}

const largestTick = 2 ** 39;

type Range = readonly [min: number, max: number];

/** What each number may be by itself. */
const ranges: Readonly<Record<keyof Parameters, Range>> = {
  unitValue: [1, Number.MAX_SAFE_INTEGER],
  lotUnits: [1, Number.MAX_SAFE_INTEGER],
  maxTick: [1, largestTick],
  maxLots: [1, Number.MAX_SAFE_INTEGER],
  maxOrders: [1, Number.MAX_SAFE_INTEGER],
  minValue: [0, Number.MAX_SAFE_INTEGER],
  entryNear: [0, 10_000],
  entryHigh: [10_000, 1_000_000],
  entryLow: [0, 10_000],
  execution: [0, 10_000],
  volatility: [0, 10_000],
  volatilityWindowMs: [1_000, 3_600_000],
};

/** Whether everything that is multiplied with these numbers stays a safe integer. */
export function areSound(parameters: Parameters): boolean {
  const { unitValue, lotUnits, maxTick, maxLots, maxOrders } = parameters;
  const inRange = Object.entries(ranges).every(([key, [min, max]]) => {
    const value = parameters[key as keyof Parameters];
    return Number.isSafeInteger(value) && value >= min && value <= max;
  });
  // A product that is not exact is at least 2^53 in floating point as well, so the comparison is right even then.
  return (
    inRange &&
    maxTick * maxLots * unitValue <= Number.MAX_SAFE_INTEGER &&
    maxLots * lotUnits <= Number.MAX_SAFE_INTEGER &&
    maxLots * maxOrders <= Number.MAX_SAFE_INTEGER
  );
}
