import type { Db } from '#platform/db/pool.ts';
import { selectCountries } from './reference.table.ts';

/** Every country and region that we know, in two letters. */
export async function countryCodes(db: Db): Promise<string[]> {
  return (await selectCountries(db)).map(({ country }) => country);
}
