import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import { useKnown } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { useDisplayCurrency } from '#site/preferences/display-currency.ts';
import { priceIn } from './convert.ts';

/** The price of a coin, and what that is in the currency of the page. */
export function CoinPrice({ row, isAtEnd = false }: { row: BoardRow; isAtEnd?: boolean }) {
  const t = useText('rates');
  const format = useFormat();
  const [currency] = useDisplayCurrency();
  const rate = useKnown(usdtRateQuery)?.rates[`usdt_${currency.toLowerCase()}`];
  return (
    <span className={`inline-flex flex-col items-end ${isAtEnd ? '' : 'tablet:items-start'}`}>
      <b className="figure" data-price={row.pair}>
        {format.number(row.price, row.shownDecimals)} <span className="text-12 font-normal text-ink-faint">{row.quote}</span>
      </b>
      {row.isStale ? (
        <span className="text-12 font-semibold text-warn">{t('stale')}</span>
      ) : (
        rate && (
          <span className="figure text-12 text-ink-faint">
            ≈ {priceIn(row.price, rate, format)} {currency}
          </span>
        )
      )}
    </span>
  );
}
