import type { UserId } from '@peerbourse/contract/ids';
import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';

/** Whoever is no maker any more can still take his levels away and release what is reserved. */
export async function mustBeMaker(db: Db, userId: UserId): Promise<void> {
  if (!(await readSetting(db, 'spot.makers')).includes(userId)) throw refuse('spot.no-maker');
}
