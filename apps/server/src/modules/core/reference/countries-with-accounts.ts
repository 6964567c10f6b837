import { mayRegisterFrom } from '@peerbourse/rules/registration-countries';
import type { Db } from '#platform/db/pool.ts';
import { selectCountries } from './reference.table.ts';

/** Where people may open an account, with the dial code of each place. */
export async function countriesWithAccounts(db: Db): Promise<Array<{ country: string; dialCode: string }>> {
  const open = (await selectCountries(db)).filter(({ country, may_register }) => may_register && mayRegisterFrom(country));
  return open.map(({ country, dial_code }) => ({ country, dialCode: dial_code }));
}
