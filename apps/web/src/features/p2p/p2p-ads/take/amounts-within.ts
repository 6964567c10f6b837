import { isLess } from '@peerbourse/rules/money';

const atMost = 4;

/** Round amounts between the limits of an ad, from small to large, for one tap. */
export function amountsWithin({ min, max }: { min: string; max: string }): string[] {
  const round = roundAmounts(max.split('.')[0]?.length ?? 1).filter((amount) => !isLess(amount, min) && !isLess(max, amount));
  if (round.length <= atMost) return round;
  return Array.from({ length: atMost }, (_, index) => round[Math.round((index * (round.length - 1)) / (atMost - 1))] ?? max);
}

/** 1, 2, 5, 10, 20, 50 and so on, with up to as many digits. */
function roundAmounts(digits: number): string[] {
  return Array.from({ length: digits }, (_, zeros) => ['1', '2', '5'].map((first) => first + '0'.repeat(zeros))).flat();
}
