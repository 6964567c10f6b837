import { formatUnits, parseUnits } from '@peerbourse/rules/money';

/** As many decimals as an amount may have on the wire. */
const scale = 16;

/** What a balance is after a correction, exactly; below zero says that it cannot be carried out. */
export function balanceAfter(balance: string, amount: string): string {
  return formatUnits(parseUnits(balance, scale) + parseUnits(amount, scale), scale);
}
