import type { Db } from '#platform/db/pool.ts';
import { selectCountries } from './reference.table.ts';

/** Whether a country is one of those from which nobody may open an account; a place that we do not know is none of them. */
export async function isClosedForRegistration(db: Db, country: string): Promise<boolean> {
  return (await selectCountries(db)).some((row) => row.country === country && !row.may_register);
}
