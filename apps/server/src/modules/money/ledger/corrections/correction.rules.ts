import { parseUnits, unitsCeiling } from '@peerbourse/rules/money';

const usdtScale = 6;
const priceScale = 8;

/** The units of a correction, or undefined when the amount is nothing, too much, or finer than the coin. */
export function correctionUnits(amount: string, scale: number): bigint | undefined {
  const finest = 16;
  const units = parseUnits(amount, scale);
  const isExact = parseUnits(amount, finest) === units * 10n ** BigInt(finest - scale);
  return isExact && units !== 0n && absolute(units) < unitsCeiling ? units : undefined;
}

/** What coins are worth in units of USDT, whichever way they go; the price is of one coin, in 10^-8 USDT. */
export function usdtValueOf(units: bigint, scale: number, price: bigint): bigint {
  return (absolute(units) * price) / 10n ** BigInt(scale + priceScale - usdtScale);
}

/** Limits are whole USDT. What has no value, for want of a price, cannot be within them. */
export function isWithinLimit(usdtValue: bigint | undefined, before: bigint, limitUsdt: number): usdtValue is bigint {
  return usdtValue !== undefined && before + usdtValue <= BigInt(limitUsdt) * 10n ** BigInt(usdtScale);
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units;
}
