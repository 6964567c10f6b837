import type { Db } from '#platform/db/pool.ts';
import { selectCountries } from './reference.table.ts';

/** Whether both the country and the dial code belong to places whose people may open an account. */
export async function countryMayRegister(db: Db, asked: { country: string; dialCode: string | null }): Promise<boolean> {
  const countries = await selectCountries(db);
  const isOpen = (country: string) => countries.some((row) => row.country === country && row.may_register);
  if (!isOpen(asked.country)) return false;
  // Several countries share a dial code; one of them has to be open.
  return asked.dialCode === null || countries.some((row) => row.dial_code === asked.dialCode && row.may_register);
}
