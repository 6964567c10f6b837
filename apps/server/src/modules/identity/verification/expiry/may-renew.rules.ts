import { daysUntil, renewalDays } from '@peerbourse/rules/identity';

/** A document that ends soon, or has ended, may be followed by another. */
export function mayRenew(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && daysUntil(expiresOn, today) <= renewalDays;
}
