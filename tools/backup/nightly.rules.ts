import type { Repository } from '../../apps/server/src/modules/core/operations/index.ts';
import type { BackupType } from './take-backup.ts';

const dayMs = 24 * 60 * 60_000;

/** Until the next time that the clock shows `02:00`, in UTC. */
export function msUntil(at: string, now: Date): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (hours === undefined || minutes === undefined) throw new Error(`${at} is not a time such as 02:00`);
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), Number(hours), Number(minutes));
  return today > now.getTime() ? today - now.getTime() : today + dayMs - now.getTime();
}

/** All of it on Sundays, what has changed since then on other days. */
export function typeOf(day: Date): BackupType {
  return day.getUTCDay() === 0 ? 'full' : 'diff';
}

export function repositoryOf(day: Date): Repository {
  return Math.floor(day.getTime() / dayMs) % 2 === 0 ? 'near' : 'far';
}
