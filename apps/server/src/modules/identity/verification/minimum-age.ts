import { readSetting } from '#modules/core/settings/index.ts';
import type { Db } from '#platform/db/pool.ts';

/** How old somebody with a document of this country has to be. */
export async function minimumAge(db: Db, country: string): Promise<number> {
  const { years, countries } = await readSetting(db, 'verification.minimumAge');
  return countries[country] ?? years;
}
