import { keyMadeSince } from '#modules/identity/api-keys/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { deviceSeenFirstSince } from './session.table.ts';

/** Whether somebody acts from a device that was seen for the first time within these hours, or with an API key that was made within them. */
export function isYoung(
  db: Db,
  { mainId, sessionId, keyId }: Pick<UserActor, 'mainId' | 'sessionId' | 'keyId'>,
  hours: number,
): Promise<boolean> {
  return keyId === undefined ? deviceSeenFirstSince(db, mainId, sessionId, hours) : keyMadeSince(db, keyId, hours);
}
