import type { countryList as call } from '@peerbourse/contract/core/reference/country-list';
import { mayRegisterFrom } from '@peerbourse/rules/registration-countries';
import type { Handler } from '#platform/http/serve.ts';
import { selectCountries } from './reference.table.ts';

export const countryList: Handler<typeof call> = async ({ db, visitor }) => ({
  areaList: (await selectCountries(db)).map(({ country, dial_code, may_register }) => ({
    country,
    areaCode: dial_code,
    mayRegister: may_register && mayRegisterFrom(country),
  })),
  visitorCountry: visitor.country,
});
