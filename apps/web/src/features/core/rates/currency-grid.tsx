import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { currencyListWithIconsQuery } from '#queries/rates/currency-list-with-icons.query.ts';

/** What one USDT is worth in every display currency. */
export function CurrencyGrid() {
  const format = useFormat();
  const t = useText('rates');
  const currencies = useRead(currencyListWithIconsQuery)?.currencyList ?? [];
  if (currencies.length === 0) return null;
  return (
    <section id="currencies" aria-labelledby="currencies-title" className="scroll-mt-4 pt-8">
      <h2 id="currencies-title" className="text-20 font-bold">
        {t('currencies_title', { count: currencies.length })}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{t('currencies_lead')}</p>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-5">
        {currencies.map(({ name, value, rate, symbol, iconUrl }) => (
          <li key={name} className="rate-card">
            <img src={iconUrl} alt="" width="24" height="16" loading="lazy" className="shrink-0 rounded-small border border-line" />
            <span className="min-w-0">
              <span className="flex items-baseline gap-1.5">
                <b>{name}</b>
                <bdi className="figure text-12 text-ink-faint">{symbol}</bdi>
              </span>
              <span className="figure text-ink-soft" data-rate={value}>
                {format.number(rate, rateDecimals(rate))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rateDecimals(rate: string): number {
  return (rate.split('.')[0] ?? '').length > 2 ? 2 : 4;
}
