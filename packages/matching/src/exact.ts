/** Arithmetic that stays exact: whole numbers below 2^53 in, whole numbers below 2^53 out. */

/** `n / d`, cut to a whole number. */
export function floorDivide(n: number, d: number): number {
  // The quotient is rounded up to a whole number k only if k * d reaches 2^53, and k * d is less than n + d.
  if (n + d <= Number.MAX_SAFE_INTEGER) return Math.floor(n / d);
  return (n - (n % d)) / d;
}

const whole = 10_000;

/** So many basis points of a tick, cut down. Ticks are at most 2^39 and basis points at most 10^6, so each product fits. */
export function floorPart(tick: number, basisPoints: number): number {
  const rest = tick % whole;
  return ((tick - rest) / whole) * basisPoints + floorDivide(rest * basisPoints, whole);
}

/** The same, but a broken part counts as a whole tick. */
export function ceilPart(tick: number, basisPoints: number): number {
  const hasRest = ((tick % whole) * basisPoints) % whole > 0;
  return floorPart(tick, basisPoints) + (hasRest ? 1 : 0);
}

export const wholeRate = 1_000_000;

/** A fee out of what is received, cut down. */
export function feeOf(amount: number, rate: number): number {
  if (rate === 0) return 0;
  // The product is split, because an amount alone may be close to 2^53 already.
  const rest = amount % wholeRate;
  return ((amount - rest) / wholeRate) * rate + floorDivide(rest * rate, wholeRate);
}
