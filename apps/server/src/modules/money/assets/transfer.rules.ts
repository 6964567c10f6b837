import { parseUnits } from '@peerbourse/rules/money';

/** The units of an amount; nothing when it is finer than the coin. */
export function transferUnits(amount: string, scale: number): bigint | undefined {
  const [, fraction = ''] = amount.split('.');
  return fraction.length > scale ? undefined : parseUnits(amount, scale);
}
