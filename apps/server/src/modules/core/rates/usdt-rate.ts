import type { usdtRate as call } from '@peerbourse/contract/core/rates/usdt-rate';
import { locales } from '@peerbourse/contract/locales';
import type { Handler } from '#platform/http/serve.ts';
import { currencyRates } from './currency-rates.ts';

export const usdtRate: Handler<typeof call> = async ({ db }) => {
  const currencies = await currencyRates(db);
  return {
    rates: Object.fromEntries(currencies.map(({ value, rate }) => [value, rate])),
    supported: currencies.map(({ name, symbol, value }) => ({ name, symbol, value })),
    country: Object.fromEntries(locales.map((locale) => [locale.languageKey, locale.currency])),
  };
};
