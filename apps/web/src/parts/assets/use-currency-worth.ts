import type { CurrencyCode } from '@peerbourse/contract/locales';
import { useRead } from '#api/read.ts';
import { useDisplayCurrency } from '#preferences/display-currency.ts';
import { usdtRateQuery } from './usdt-rate.query.ts';
import { worthInCurrency } from './worth.ts';

/** What USDT are worth in the display currency; nothing while its rate is not known. */
export function useCurrencyWorth(): { currency: CurrencyCode; inCurrency: (usdt: string) => string | undefined } {
  const [currency] = useDisplayCurrency();
  const rate = useRead(usdtRateQuery)?.rates[`usdt_${currency.toLowerCase()}`];
  return { currency, inCurrency: (usdt) => (rate === undefined ? undefined : worthInCurrency(usdt, rate)) };
}
