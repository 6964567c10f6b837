import { Badge } from '@peerbourse/ui/feedback/badge';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { optionsOf, useHydratedQuery, useKnown } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isoOf } from '#parts/chart/axis-text.ts';
import { ChartNotice } from '#parts/chart/chart-notice.tsx';
import { type Candles, candlesQuery } from '#queries/spot/candles.query.ts';
import { tradesQuery } from '#queries/spot/trades.query.ts';
import { useTimeBasis } from '#site/preferences/time-basis.ts';
import type { Market } from '../market/market.ts';
import { CandleChart } from './candle-chart.tsx';
import { type ShownCandle, shownCandle, withTrades } from './candle-rows.ts';
import { CandleTable } from './candle-table.tsx';
import { chartStore } from './chart-store.ts';
import { ChartTools } from './chart-tools.tsx';
import { lengthOf } from './intervals.ts';
import { useOwnMarks } from './use-own-marks.ts';

/** The candles of a market, with what the reader wants drawn over them. */
export const ChartPanel = memo(function ChartPanel({ market }: { market: Market }) {
  const t = useText('spot');
  const format = useFormat();
  const { interval, indicators } = useSyncExternalStore(chartStore.subscribe, chartStore.current, chartStore.first);
  const [basis] = useTimeBasis();
  const query = candlesQuery(market.symbol, interval, basis === 'last24h' ? 0 : basis);
  const { data } = useHydratedQuery<Candles>({ ...optionsOf(query), placeholderData: keepPreviousData });
  const trades = useKnown(tradesQuery(market.symbol))?.trades;
  // Other candles are drawn anew, all of them.
  const candles = useMemo(
    () => data && withTrades(data.candles.map(shownCandle), trades ?? [], lengthOf(interval)),
    [data, trades, interval],
  );
  const demoUntil = firstShown(candles, data?.demoUntil);
  return (
    <section aria-label={t('tab_chart')} className="grid min-w-0 content-start">
      <ChartTools interval={interval} indicators={indicators} />
      {candles === undefined ? <Waiting /> : <Drawn market={market} candles={candles} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1 text-12 max-tablet:px-0">
        {demoUntil === undefined ? <span /> : <Badge variant="warn">{t('chart_demo', { moment: format.moment(isoOf(demoUntil)) })}</Badge>}
        <ChartNotice />
      </div>
    </section>
  );
});

/** As high as what comes: the figures of a candle, the picture, and the button below it. */
function Waiting() {
  return (
    <div className="pt-9 pb-11 tablet:pt-7 mouse:pb-8">
      <Skeleton shape="block" className="h-80 tablet:h-105" />
    </div>
  );
}

function Drawn({ market, candles }: { market: Market; candles: readonly ShownCandle[] }) {
  const prices = useText('spot-prices');
  const { interval, indicators } = useSyncExternalStore(chartStore.subscribe, chartStore.current, chartStore.first);
  const marks = useOwnMarks(market);
  if (candles.length === 0) return <p className="grid h-100 place-items-center text-ink-soft tablet:h-120">{prices('no_trades_yet')}</p>;
  return (
    <>
      <CandleChart market={market} candles={candles} interval={interval} indicators={indicators} {...marks} />
      <CandleTable market={market} candles={candles} />
    </>
  );
}

/** In seconds; only where such candles are among those shown. */
function firstShown(candles: readonly ShownCandle[] | undefined, demoUntil: number | null | undefined): number | undefined {
  const first = candles?.[0];
  return demoUntil && first && first.at < demoUntil / 1_000 ? demoUntil / 1_000 : undefined;
}
