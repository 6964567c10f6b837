import { historyPeriods, type PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import { RangeBar } from '@peerbourse/ui/figures/range-bar';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { placeInRange } from '../convert.ts';
import { periodAt, periodOf, useNewestPrice } from './coin-history.ts';

/** What we know of a coin ourselves: between which prices it was in each period, and where it stands in them now. */
export function KeyStats({ history }: { history: PriceHistory }) {
  const t = useText('markets');
  const newest = useNewestPrice(history);
  const format = useFormat();
  const shown = (price: string) => format.number(price, history.shownDecimals);
  return (
    <Panel title={t('stats')}>
      <dl className="-my-3 divide-y divide-line">
        {historyPeriods.map((period) => {
          const { high, low } = periodAt(periodOf(history, period), newest?.price);
          const place = newest && high !== null && low !== null ? placeInRange(newest.price, low, high) : undefined;
          return (
            <div key={period} className="grid gap-1.5 py-3 text-13">
              <dt className="flex justify-between gap-4 text-ink-soft">
                {t(`range_${period}`)}
                {place !== undefined && (
                  <span className="font-semibold text-ink">{t('range_place', { percent: format.percent(String(place), 0) })}</span>
                )}
              </dt>
              <dd className="grid gap-1.5">
                {place === undefined || high === null || low === null ? (
                  '--'
                ) : (
                  <>
                    <span dir="ltr" className="px-1.5">
                      <RangeBar percent={place} isWide />
                    </span>
                    <span dir="ltr" className="flex flex-wrap justify-between gap-x-4">
                      <span>{t('low', { price: shown(low) })}</span>
                      <span>{t('high', { price: shown(high) })}</span>
                    </span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
