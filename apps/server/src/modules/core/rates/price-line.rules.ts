/** What a step of a chart was like: its first price, its lowest and its highest, and when these were. */
export interface Bin {
  firstAt: Date;
  open: bigint;
  lowAt: Date;
  low: bigint;
  highAt: Date;
  high: bigint;
}

/** Seconds since 1970, and the price then. */
export type Point = readonly [at: number, price: bigint];

/**
 * The line of a chart: the first price, the two extremes of each step in the order in which they were, and the price in force. Nothing that
 * was higher or lower is lost by leaving out what lies between. Each point is later than the one before, as charts want it.
 */
export function priceLine(bins: readonly Bin[], current: { at: Date; price: bigint } | undefined): Point[] {
  const first = bins[0];
  const seen = [
    ...(first ? [pointAt(first.firstAt, first.open)] : []),
    ...bins.flatMap(extremesOf),
    ...(current ? [pointAt(current.at, current.price)] : []),
  ];
  const line: Point[] = [];
  for (const [at, price] of seen) {
    const last = line.at(-1);
    if (!last) line.push([at, price]);
    else if (at > last[0] || price !== last[1]) line.push([Math.max(at, last[0] + 1), price]);
  }
  return line;
}

function extremesOf({ lowAt, low, highAt, high }: Bin): Point[] {
  const [lowest, highest] = [pointAt(lowAt, low), pointAt(highAt, high)];
  if (low === high) return [lowest];
  return lowAt <= highAt ? [lowest, highest] : [highest, lowest];
}

function pointAt(at: Date, price: bigint): Point {
  return [Math.floor(at.getTime() / 1_000), price];
}
