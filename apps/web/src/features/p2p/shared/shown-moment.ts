import { utcDateTime } from '@peerbourse/rules/utc-time';

/** A moment to the minute in UTC, for a place in a sentence. */
export function shownMoment(at: string): string {
  return utcDateTime(at).slice(0, 16);
}
