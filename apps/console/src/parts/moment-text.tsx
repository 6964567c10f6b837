import { utcDateTime } from '@peerbourse/rules/utc-time';
import type { ReactNode } from 'react';

/** A moment as words; the exact UTC time is its title. Without words it is the UTC time itself. */
export function MomentText({ at, children }: { at: string; children?: ReactNode }) {
  const exact = utcDateTime(at);
  return (
    <time dateTime={at} title={`${exact} UTC`} className="tablet:whitespace-nowrap">
      {children ?? exact}
    </time>
  );
}
