import { formatUnits, parseUnits } from './money.ts';

const scale = 16;

/** Change from `open` to `price` in percent with two decimals, as a decimal string; an open of 0 gives 0. */
export function percentChange(price: string, open: string): string {
  const from = parseUnits(open, scale);
  if (from === 0n) return '0';
  const hundredths = ((parseUnits(price, scale) - from) * 10_000n) / from;
  return formatUnits(hundredths, 2);
}
