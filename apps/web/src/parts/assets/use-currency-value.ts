import type { CurrencyCode } from '@peerbourse/contract/locales';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { useDisplayCurrency } from '#site/preferences/display-currency.ts';
import { valueInCurrency } from './asset-value.ts';

/** What USDT are worth in the display currency; nothing while its rate is not known. */
export function useCurrencyValue(): { currency: CurrencyCode; inCurrency: (usdt: string) => string | undefined } {
  const format = useFormat();
  const [currency] = useDisplayCurrency();
  const rate = useRead(usdtRateQuery)?.rates[`usdt_${currency.toLowerCase()}`];
  return { currency, inCurrency: (usdt) => (rate === undefined ? undefined : valueInCurrency(usdt, rate, format)) };
}
