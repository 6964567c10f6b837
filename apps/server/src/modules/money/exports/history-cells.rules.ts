import { formatUnits } from '@peerbourse/rules/money';
import { zonedTime } from './zone-time.rules.ts';

interface Entry {
  at: Date;
  coin: string;
  scale: number;
  amount: bigint;
  balanceAfter: bigint;
  reference: string;
}

interface Labels {
  kind: string;
  wallet: string;
}

/** One line of the file, in the order of its columns. */
export function historyCells(entry: Entry, { kind, wallet }: Labels, timezone: number): string[] {
  const { at, coin, scale, amount, balanceAfter, reference } = entry;
  return [zonedTime(at, timezone), kind, coin, wallet, formatUnits(amount, scale), formatUnits(balanceAfter, scale), reference];
}
