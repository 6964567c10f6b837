import { reminderMinutes } from '@peerbourse/rules/p2p-orders/order-times';

/** Which warning is due when the time that is left went from one number of seconds to another: the most urgent one that was passed. */
export function markPassed(before: number, after: number): number | undefined {
  return reminderMinutes.find((minutes) => before > minutes * 60 && after <= minutes * 60 && after > 0);
}

/** As a clock shows it: "9:36", or "1:09:36" for more than an hour. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
