import { liveItem } from '#modules/core/content/index.ts';
import type { Db } from '#platform/db/pool.ts';

/** What operators have written about a country; nothing where nobody knows the country. */
export async function restrictionOf(db: Db, country: string) {
  return country === '' ? undefined : await liveItem(db, 'restriction', country.toLowerCase());
}
