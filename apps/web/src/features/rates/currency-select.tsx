import type { CurrencyCode } from '@peerbourse/contract/locales';
import { useRead } from '#api/read.ts';
import { useDisplayCurrency } from '#preferences/display-currency.ts';
import { currencyListWithIconsQuery } from './currency-list-with-icons.query.ts';

export const selectLook =
  'min-h-11 cursor-pointer rounded-medium border border-control bg-canvas px-3 text-14 font-semibold tablet:min-h-9';

/** Chooses the currency that amounts are also shown in; kept in a cookie. */
export function CurrencySelect({ label }: { label: string }) {
  const [currency, choose] = useDisplayCurrency();
  const currencies = useRead(currencyListWithIconsQuery)?.currencyList ?? [];
  return (
    <label className="flex items-center gap-2 text-13 text-ink-soft">
      {label}
      <select value={currency} onChange={(event) => choose(event.target.value as CurrencyCode)} className={`${selectLook} text-ink`}>
        {currencies.map(({ name, symbol }) => (
          <option key={name} value={name}>
            {name} · {symbol}
          </option>
        ))}
      </select>
    </label>
  );
}
