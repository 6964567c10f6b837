/** How much of a span is left, in hundredths: whole at first, nothing at the end, never beyond either. */
export function ringShare(remainingMs: number, totalMs: number): number {
  if (totalMs <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, remainingMs / totalMs)) * 10_000) / 100;
}

export type Urgency = 'calm' | 'soon' | 'last';

/** The last fifth is soon, and the last twentieth or the last minute is the last. */
export function urgencyOf(remainingMs: number, totalMs: number): Urgency {
  const share = ringShare(remainingMs, totalMs);
  if (share <= 5 || (remainingMs <= 60_000 && share <= 50)) return 'last';
  return share <= 20 ? 'soon' : 'calm';
}
