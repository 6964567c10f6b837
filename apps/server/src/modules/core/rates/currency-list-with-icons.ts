import type { currencyListWithIcons as call } from '@peerbourse/contract/core/rates/currency-list-with-icons';
import { flagPicture } from '#modules/core/reference/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { currencyRates } from './currency-rates.ts';

export const currencyListWithIcons: Handler<typeof call> = async ({ db }) => {
  const currencies = await currencyRates(db);
  return { currencyList: currencies.map((row) => ({ ...row, iconUrl: flagPicture(row.country) })) };
};
