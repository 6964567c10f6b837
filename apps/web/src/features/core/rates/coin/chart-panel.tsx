import { type HistoryPeriod, historyPeriods, type PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import type { Format } from '@peerbourse/rules/formats/format';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Change } from '@peerbourse/ui/figures/change';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { optionsOf, useHydratedQuery, useKnown } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ChartNotice } from '#parts/chart/chart-notice.tsx';
import { PriceChart } from '#parts/chart/price-chart.tsx';
import { coinHistoryQuery } from '#queries/market-data/coin-history.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { useDisplayCurrency } from '#site/preferences/display-currency.ts';
import { priceIn } from '../convert.ts';
import { PriceAge } from '../price-age.tsx';
import { ChartTable } from './chart-table.tsx';
import { type PeriodFigures, periodAt, periodOf, useNewestPrice } from './coin-history.ts';

const scale = 8;

/** The price of a coin, how it changed in each period, and the line of the chosen one. */
export function ChartPanel({ history }: { history: PriceHistory }) {
  const t = useText('markets');
  const format = useFormat();
  const [period, setPeriod] = useState<HistoryPeriod>('24h');
  const query = optionsOf(coinHistoryQuery(history.coin, period));
  const shown = useHydratedQuery<PriceHistory>({ ...query, placeholderData: keepPreviousData }).data ?? history;
  const newest = useNewestPrice(shown);
  const figures = historyPeriods.map((each) => periodAt(periodOf(shown, each), newest?.price));
  const chosen = figures.find((each) => each.period === period) as PeriodFigures;
  const { points, shownDecimals, name, quote } = shown;
  return (
    <section aria-label={t('chart')} className="grid min-w-0 gap-4 tablet:rounded-large tablet:border tablet:border-line tablet:p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Price history={shown} newest={newest} figures={chosen} />
        <PeriodChoice figures={figures} period={period} onChange={setPeriod} />
      </div>
      {points.length > 1 ? (
        <>
          <PriceChart
            label={t('chart_of', {
              name,
              period: t(`in_${period}`),
              high: format.number(chosen.high ?? '0', shownDecimals),
              low: format.number(chosen.low ?? '0', shownDecimals),
            })}
            period={period}
            points={points}
            shownDecimals={shownDecimals}
            newest={newest?.price}
          />
          <ChartFoot history={shown} newest={newest} />
          <ChartTable caption={t('chart_name', { name })} points={points} shownDecimals={shownDecimals} quote={quote} />
        </>
      ) : (
        <p className="grid h-56 place-items-center rounded-medium bg-sunken p-6 text-center text-ink-soft tablet:h-80">{t('no_history')}</p>
      )}
    </section>
  );
}

interface PriceProps {
  history: PriceHistory;
  newest: PriceHistory['current'];
  figures: PeriodFigures;
}

function Price({ history: { pair, quote, shownDecimals }, newest, figures: { open, change, period } }: PriceProps) {
  const t = useText('markets');
  const rates = useText('rates');
  const format = useFormat();
  return (
    <div className="grid gap-1">
      <p className="figure text-32 leading-tight font-bold tablet:text-40" data-price={pair}>
        {newest ? format.number(newest.price, shownDecimals) : '--'} <span className="text-16 font-semibold text-ink-soft">{quote}</span>
      </p>
      <p className="flex min-h-5 flex-wrap items-baseline gap-x-2 text-14">
        {newest && open !== null && change !== null && (
          <>
            <span className="figure font-semibold">{difference(newest.price, open, shownDecimals, format)}</span>
            <Change format={format} percent={change} label={t('change')} />
            <span className="text-ink-soft">{t(`in_${period}`)}</span>
          </>
        )}
        {newest?.isStale ? (
          <span className="font-semibold text-warn">{rates('stale')}</span>
        ) : (
          newest && <InCurrency price={newest.price} quote={quote} />
        )}
      </p>
    </div>
  );
}

/** With its sign, as the change beside it. */
function difference(price: string, open: string, decimals: number, format: Format): string {
  const units = parseUnits(price, scale) - parseUnits(open, scale);
  const sign = units < 0n ? '−' : units > 0n ? '+' : '';
  return `${sign}${format.number(formatUnits(units < 0n ? -units : units, scale), decimals)}`;
}

function InCurrency({ price, quote }: { price: string; quote: string }) {
  const format = useFormat();
  const [currency] = useDisplayCurrency();
  const rate = useKnown(usdtRateQuery)?.rates[`usdt_${currency.toLowerCase()}`];
  if (!rate || currency === quote) return null;
  return (
    <span className="figure text-ink-faint">
      ≈ {priceIn(quote === 'USDT' ? price : '1', rate, format)} {currency}
    </span>
  );
}

interface PeriodChoiceProps {
  figures: readonly PeriodFigures[];
  period: HistoryPeriod;
  onChange: (period: HistoryPeriod) => void;
}

function PeriodChoice({ figures, period, onChange }: PeriodChoiceProps) {
  const format = useFormat();
  const t = useText('markets');
  return (
    <div className="w-full tablet:w-auto tablet:min-w-90">
      <SegmentedControl
        label={t('period')}
        value={period}
        onChange={onChange}
        size="small"
        isWide
        segments={figures.map((each) => ({
          value: each.period,
          label: (
            <span className="grid justify-items-center gap-0.5 py-1">
              <span className="text-13">{t(`period_${each.period}`)}</span>
              <span className="text-12 font-normal">
                {each.change === null ? '--' : <Change format={format} percent={each.change} label={t('change')} />}
              </span>
            </span>
          ),
        }))}
      />
    </div>
  );
}

function ChartFoot({ history: { isDemo }, newest }: Pick<PriceProps, 'history' | 'newest'>) {
  const t = useText('markets');
  return (
    <div className="grid gap-2 text-12 text-ink-soft">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          <span aria-hidden="true" className="me-1.5 inline-block w-6 border-t border-dashed border-control align-middle" />
          {t('start_line')}
        </span>
        {newest && (
          // The age comes later; on a phone it has a line of its own from the beginning, so that nothing moves then.
          <span className="flex flex-wrap gap-x-1.5 max-tablet:basis-full">
            {t('sources', { count: newest.sources })}
            <span aria-hidden="true">·</span>
            <PriceAge at={newest.at} />
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {isDemo ? <Badge variant="warn">{t('demo')}</Badge> : <span />}
        <ChartNotice />
      </p>
    </div>
  );
}
