import { formatUnits, parseUnits } from '@peerbourse/rules/money';

const scale = 16;

/** How many percent of the whole a part is, cut to one decimal: shares of a whole never add up to more than it. */
export function shareOf(part: string, whole: string): string {
  const all = parseUnits(whole, scale);
  return all <= 0n ? '0' : formatUnits((parseUnits(part, scale) * 1_000n) / all, 1);
}
