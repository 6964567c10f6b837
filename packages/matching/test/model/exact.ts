/** Exact divisions of products that may be larger than a safe integer. */

/** `floor(part(tick, points))`, where `part` is `tick * points / 10000`. */
export function floorPart(tick: number, points: number): number {
  return Number((BigInt(tick) * BigInt(points)) / 10_000n);
}

/** `ceil(part(tick, points))`. */
export function ceilPart(tick: number, points: number): number {
  return Number((BigInt(tick) * BigInt(points) + 9_999n) / 10_000n);
}

/** Millionths of what is received, floored. */
export function feeOf(received: number, rate: number): number {
  return Number((BigInt(received) * BigInt(rate)) / 1_000_000n);
}

export function isFrom(least: number, ...values: readonly number[]): boolean {
  return values.every((value) => Number.isSafeInteger(value) && value >= least);
}
