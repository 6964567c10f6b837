import { type WorthPeriod, worthPeriods } from '@peerbourse/contract/money/assets/worth-history';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Change } from '@peerbourse/ui/figures/change';
import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { ChartNotice } from '#parts/chart/chart-notice.tsx';
import { PriceChart } from '#parts/chart/price-chart.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type WorthHistory, worthHistoryQuery } from '#queries/assets/worth-history.query.ts';
import { useAmountsHidden } from '#site/preferences/asset-display.ts';

/** With which period the page begins; its answer is in the first HTML. */
export const firstPeriod: WorthPeriod = '30d';

/** How the worth of everything went, and what prices alone made of it. */
export function WorthPanel() {
  const t = useText('assets');
  const isHidden = useAmountsHidden();
  const [period, setPeriod] = useState<WorthPeriod>(firstPeriod);
  return (
    <div className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="sr-only">{t('chart')}</h3>
        <p className="text-12 text-ink-soft">{t('gain_note')}</p>
        <SegmentedControl
          label={t('chart')}
          size="small"
          value={period}
          onChange={setPeriod}
          segments={worthPeriods.map((each) => ({ value: each, label: t(`period_${each}`) }))}
        />
      </div>
      {isHidden ? (
        <NoLine>
          <Amount>{null}</Amount>
        </NoLine>
      ) : (
        <QueryBoundary query={worthHistoryQuery(period)} fallback={<Skeleton shape="block" className="h-58 tablet:h-70" />}>
          {(history) => <WorthLine history={history} period={period} />}
        </QueryBoundary>
      )}
    </div>
  );
}

function WorthLine({ history: { points, gain }, period }: { history: WorthHistory; period: WorthPeriod }) {
  const format = useFormat();
  const t = useText('assets');
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || !gain) return <NoLine>{t('chart_soon')}</NoLine>;
  const label = t('chart_of', { period: t(`in_${period}`), from: format.number(first[1], 2), to: format.number(last[1], 2) });
  return (
    <>
      <Gain gain={gain} period={period} />
      <PriceChart label={label} period={period} points={points} shownDecimals={2} isSmall />
      <ChartNotice />
    </>
  );
}

function Gain({ gain: { usdt, percent }, period }: { gain: NonNullable<WorthHistory['gain']>; period: WorthPeriod }) {
  const format = useFormat();
  const t = useText('assets');
  const isLoss = usdt.startsWith('-');
  const sign = isLoss ? '−' : /[1-9]/.test(usdt) ? '+' : '';
  return (
    <p data-gain="" className="flex flex-wrap items-baseline gap-x-2 text-14">
      <span className="font-semibold">
        <Amount>
          {sign}
          {format.amount(isLoss ? usdt.slice(1) : usdt, 'USDT', 2)}
        </Amount>
      </span>
      {percent !== null && <Change format={format} percent={percent} label={t('chart')} />}
      <span className="text-ink-soft">{t(`in_${period}`)}</span>
    </p>
  );
}

function NoLine({ children }: { children: React.ReactNode }) {
  return <p className="grid h-40 place-items-center rounded-medium bg-sunken p-6 text-center text-ink-soft tablet:h-52">{children}</p>;
}
