import type { adCountryList as call } from '@peerbourse/contract/p2p/p2p-config/ad-country-list';
import { countriesWithAccounts } from '#modules/core/reference/index.ts';
import { isClosedIn } from '#modules/core/restrictions/index.ts';
import type { Handler } from '#platform/http/serve.ts';

export const adCountryList: Handler<typeof call> = async ({ db }) => {
  const countries = await countriesWithAccounts(db);
  const isClosed = await Promise.all(countries.map(({ country }) => isClosedIn(db, country, 'p2p')));
  const open = countries.filter((_, i) => !isClosed[i]);
  return { countryList: open.map(({ country, dialCode }) => ({ countryCode: country, areaCode: dialCode })) };
};
