import type { VerificationMethod } from '@peerbourse/rules/verification';

/** The order with one method a place earlier or later; at either end it stays. */
export function movedMethod(order: readonly VerificationMethod[], method: VerificationMethod, by: -1 | 1): VerificationMethod[] {
  const from = order.indexOf(method);
  const to = from + by;
  if (from === -1 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, method);
}
