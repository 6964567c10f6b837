import type { BoardRow } from '@peerbourse/contract/rates/rate.shape';
import { displayDecimal } from '@peerbourse/rules/money';
import { Change } from '@peerbourse/ui/figures/change';
import { Sparkline } from '@peerbourse/ui/figures/sparkline';
import { useRead } from '#api/read.ts';
import { useText } from '#i18n/texts.tsx';
import { useDisplayCurrency } from '#preferences/display-currency.ts';
import { useChangeOf } from './change-of.ts';
import { CoinBadge } from './coin-badge.tsx';
import { priceIn } from './convert.ts';
import { LiveMark } from './live-mark.tsx';
import { priceBoardQuery } from './price-board.query.ts';
import { useLiveRates } from './rates.live.ts';
import { TimeBasisSelect } from './time-basis-select.tsx';
import { usdtRateQuery } from './usdt-rate.query.ts';

/** Every coin with its price, its day and its week; a table on a desk, cards on a phone, where only the roles keep it a table. */
export function PriceTable() {
  useLiveRates();
  const t = useText('rates');
  const rows = useRead(priceBoardQuery)?.rows ?? [];
  const { basis, changeOf } = useChangeOf();
  const isDay = basis !== 'last24h';
  const changeLabel = t(isDay ? 'change_day_label' : 'change_label');
  const newest = rows.reduce((latest, row) => (row.at > latest ? row.at : latest), '');
  return (
    <section id="prices" aria-labelledby="prices-title" className="page scroll-mt-4 pt-12">
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <h2 id="prices-title" className="text-28 font-bold">
          {t('prices_title')}
        </h2>
        {newest && <LiveMark at={newest} />}
        <span className="flex-1" />
        <TimeBasisSelect />
      </div>
      {rows.length === 0 ? (
        <p className="rounded-large border border-line bg-sunken p-8 text-center text-ink-soft">{t('prices_missing')}</p>
      ) : (
        <div className="overflow-hidden rounded-large border border-line">
          <table role="table" className="w-full border-collapse text-start">
            <HeadRow changeTitle={t(isDay ? 'column_change_day' : 'column_change')} />
            <tbody role="rowgroup">
              {rows.map((row) => (
                <CoinRow key={row.pair} row={row} change={changeOf(row)} changeLabel={changeLabel} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function HeadRow({ changeTitle }: { changeTitle: string }) {
  const t = useText('rates');
  const cell = 'px-5 py-3 text-start text-12 font-normal text-ink-faint';
  return (
    <thead role="rowgroup" className="sr-only tablet:not-sr-only tablet:table-header-group">
      <tr role="row">
        <th role="columnheader" scope="col" className={cell}>
          {t('column_coin')}
        </th>
        <th role="columnheader" scope="col" className={cell}>
          {t('column_price')}
        </th>
        <th role="columnheader" scope="col" className={cell}>
          {changeTitle}
        </th>
        <th role="columnheader" scope="col" className={`${cell} tablet:max-desktop:hidden`}>
          {t('column_range')}
        </th>
        <th role="columnheader" scope="col" className={cell}>
          {t('column_week')}
        </th>
      </tr>
    </thead>
  );
}

function CoinRow({ row, change, changeLabel }: { row: BoardRow; change: string | undefined; changeLabel: string }) {
  return (
    <tr role="row" className="coin-row">
      <th role="rowheader" scope="row" className="text-start font-normal tablet:px-5 tablet:py-3.5">
        <span className="flex items-center gap-3">
          <CoinBadge coin={row.base} />
          <span className="flex flex-col tablet:flex-row tablet:gap-2">
            <b>{row.base}</b>
            <span className="text-ink-faint">{row.baseName}</span>
          </span>
        </span>
      </th>
      <td role="cell" className="text-end tablet:px-5 tablet:text-start">
        <Price row={row} />
      </td>
      <td role="cell" className="tablet:px-5">
        {change !== undefined && <Change percent={change} label={changeLabel} />}
      </td>
      <td role="cell" className="hidden px-5 text-ink-soft desktop:table-cell">
        <span className="figure">
          {displayDecimal(row.low, row.shownDecimals)} – {displayDecimal(row.high, row.shownDecimals)}
        </span>
      </td>
      <td role="cell" className="flex justify-end tablet:table-cell tablet:px-5">
        <Sparkline values={row.spark} />
      </td>
    </tr>
  );
}

function Price({ row }: { row: BoardRow }) {
  const t = useText('rates');
  const [currency] = useDisplayCurrency();
  const answer = useRead(usdtRateQuery);
  const rate = answer?.rates[`usdt_${currency.toLowerCase()}`];
  return (
    <span className="inline-flex flex-col items-end tablet:items-start">
      <b className="figure" data-price={row.pair}>
        {displayDecimal(row.price, row.shownDecimals)} <span className="text-12 font-normal text-ink-faint">{row.quote}</span>
      </b>
      {row.isStale ? (
        <span className="text-12 font-semibold text-warn">{t('stale')}</span>
      ) : (
        rate && (
          <span className="figure text-12 text-ink-faint">
            ≈ {priceIn(row.price, rate)} {currency}
          </span>
        )
      )}
    </span>
  );
}
