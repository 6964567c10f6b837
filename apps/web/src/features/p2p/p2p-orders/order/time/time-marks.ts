import { reminderMinutes } from '@peerbourse/rules/p2p-orders/order-times';

/** Which warning is due when the time that is left went from one number of seconds to another: the most urgent one that was passed. */
export function markPassed(before: number, after: number): number | undefined {
  return reminderMinutes.find((minutes) => before > minutes * 60 && after <= minutes * 60 && after > 0);
}
