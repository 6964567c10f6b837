import { utcDateTime } from '@peerbourse/rules/utc-time';

/** A moment to the minute, in UTC like every time of the site. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="figure whitespace-nowrap">
      {utcDateTime(at).slice(0, 16)}
    </time>
  );
}
