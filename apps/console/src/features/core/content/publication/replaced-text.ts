import type { ItemRow } from '@peerbourse/contract/core/content/item.shape';
import { utcDateTime } from '@peerbourse/rules/utc-time';

type Standing = Pick<ItemRow, 'liveVersion' | 'nextVersion' | 'nextAt'>;

/** What a publication of a version takes the place of. `startsAt` is missing when it begins at once, and empty while it is not known. */
export function replacedText({ liveVersion, nextVersion, nextAt }: Standing, version: number, startsAt?: string): string[] {
  const live = liveText(liveVersion, version, startsAt !== undefined);
  if (nextVersion === null || nextAt === null) return [live];
  const planned = `Version ${nextVersion} is planned for ${utcDateTime(nextAt)} UTC`;
  // A decision that begins earlier than a later one still holds in between.
  const isBetween = startsAt !== undefined && Date.parse(nextAt) < Date.parse(startsAt);
  return [live, isBetween ? `${planned}; it is shown from then until this one begins.` : `${planned}; this decision takes its place.`];
}

function liveText(live: number | null, version: number, isLater: boolean): string {
  if (live === null) return 'Nothing is shown now.';
  if (live === version) return 'This version is shown now; what changes is its time.';
  return isLater ? `Version ${live} is shown now and stays until then.` : `Version ${live} is shown now, and goes.`;
}

export function withdrawnText({ liveVersion, nextVersion, nextAt }: Standing): string[] {
  const live = liveVersion === null ? 'Nothing is shown now.' : `Version ${liveVersion} disappears from the site within 5 s.`;
  const planned =
    nextVersion === null || nextAt === null ? [] : [`Version ${nextVersion}, planned for ${utcDateTime(nextAt)} UTC, will not be shown.`];
  return [live, ...planned, 'All versions are kept; one of them can be shown again later.'];
}
