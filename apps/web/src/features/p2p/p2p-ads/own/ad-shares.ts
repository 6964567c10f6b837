import { parseUnits } from '@peerbourse/rules/money';

interface Parts {
  executed: string;
  frozen: string;
  remaining: string;
}

/** Finer than any coin is divided. */
const scale = 18;
const wholeShare = 1_000n;

/** What is done, in orders and left of an ad, each as a share of the three in percent with one decimal. */
export function adShares({ executed, frozen, remaining }: Parts): { executed: number; frozen: number; remaining: number } {
  const [done, open, left] = [executed, frozen, remaining].map((amount) => parseUnits(amount, scale)) as [bigint, bigint, bigint];
  const all = done + open + left;
  if (all === 0n) return { executed: 0, frozen: 0, remaining: 0 };
  const shareOf = (units: bigint) => Number((units * wholeShare) / all) / 10;
  // The rest is what remains, so that the three fill the whole.
  const [first, second] = [shareOf(done), shareOf(open)];
  return { executed: first, frozen: second, remaining: Math.round((100 - first - second) * 10) / 10 };
}
