import { parseUnits } from '@peerbourse/rules/money';

/** The units of an amount; nothing when it is finer than the coin. */
export function transferUnits(amount: string, scale: number): bigint | undefined {
  const [, fraction = ''] = amount.split('.');
  return fraction.length > scale ? undefined : parseUnits(amount, scale);
}

/** No coin has a supply of so many units, so nobody has so many. */
export const moreThanAnybodyHas = 2n ** 62n;
