import type { CloseReason } from './order-state.ts';

const minuteMs = 60_000;

/** How long the advertiser may think about who took the ad; the time to pay begins afterwards. */
export const acceptMs = 10 * minuteMs;

/** An act that reached us before the deadline counts so much longer: it may have waited in a queue of ours. */
export const inFlightGraceMs = 2_000;

/** "Paid" pressed by mistake can be taken back that long. */
export const undoMs = minuteMs;

/** How long the other side has to answer a request to cancel. */
export const answerMs = 10 * minuteMs;

/** Cancelled within this time after it began, an order counts against nobody. */
export const freeCancelMs = 2 * minuteMs;

/** How long an order that is over can be questioned: money may come late or be taken back, and a ruling may be wrong. */
const claimHours: Partial<Record<CloseReason, number>> = {
  'pay-timeout': 24,
  'buyer-cancelled': 24,
  completed: 5 * 24,
  'ruled-release': 72,
  'ruled-refund': 72,
  'ruled-split': 72,
};

/** Nothing where there is nothing to question. */
export function claimMs(closeReason: CloseReason): number | undefined {
  const hours = claimHours[closeReason];
  return hours && hours * 60 * minuteMs;
}

/** How long both people can still write to each other after an order is over. */
export const chatAfterMs = 24 * 60 * minuteMs;

/** How long after a completed order the two people can rate each other, and change what they said. */
export const ratingMs = 24 * 60 * minuteMs;

/** So many minutes before the end somebody is reminded to pay, or to release: on the page of the order, and elsewhere. */
export const reminderMinutes = [1, 2, 5] as const;

/** An outage that is shorter moves no deadline. */
export const outageMs = minuteMs;

/** From when on somebody may appeal: money must have had the time to arrive. */
export function appealAfterMs(settleMinutes: number): number {
  return Math.max(10, settleMinutes) * minuteMs;
}

/** When an order that is declared paid and not released becomes an appeal by itself. */
export function releaseAfterMs(settleMinutes: number): number {
  return Math.max(15, settleMinutes) * minuteMs;
}
