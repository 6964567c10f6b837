/** Tabs that refresh at once all arrive within this time. */
export const graceSeconds = 10;

export interface Shown {
  /** Since the shown token was issued. */
  ageSeconds: number;
  /** Null while it is the newest. */
  replacedSecondsAgo: number | null;
  /** Somebody has shown a token of the pair that replaced it. */
  isNextUsed: boolean;
  isSameDevice: boolean;
}

export type Rotation = 'advance' | 'keep' | 'repeat' | 'stolen';

/**
 * What becomes of a refresh token that is shown. The newest one advances the session, but not twice within the grace, so
 * that a pair which has just been given is never behind. One that was replaced gives its successor again to the same
 * device: at once for tabs that ask together, and later only if nobody ever showed the successor, because then the
 * answer that carried it was lost. Anything else is a copy in strange hands.
 */
export function rotationOf({ ageSeconds, replacedSecondsAgo, isNextUsed, isSameDevice }: Shown): Rotation {
  if (replacedSecondsAgo === null) return ageSeconds < graceSeconds ? 'keep' : 'advance';
  if (!isSameDevice) return 'stolen';
  return replacedSecondsAgo <= graceSeconds || !isNextUsed ? 'repeat' : 'stolen';
}
