import type { ExchangePart } from '@peerbourse/contract/core/content/kind.shape';
import type { Db } from '#platform/db/pool.ts';
import { restrictionOf } from './restriction-of.ts';

/** Whether operators have closed a part of the exchange in a country. */
export async function isClosedIn(db: Db, country: string, part: ExchangePart): Promise<boolean> {
  return (await restrictionOf(db, country))?.fields.closed.includes(part) ?? false;
}
