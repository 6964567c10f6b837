import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { Activity, ChevronDown } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import type { CandleInterval } from '#queries/spot/candles.query.ts';
import { chartStore } from './chart-store.ts';
import { type Indicator, indicatorNames } from './indicator-names.ts';
import { intervals, intervalText, shortIntervals } from './intervals.ts';

interface ChartToolsProps {
  interval: CandleInterval;
  indicators: ReadonlySet<Indicator>;
}

/** How long a candle is, and what is drawn over them. */
export function ChartTools({ interval, indicators }: ChartToolsProps) {
  const t = useText('spot');
  const rest = Object.values(intervals).filter((each) => !shortIntervals.includes(each));
  return (
    <div className="flex items-center gap-1 border-b border-line px-2 py-1 max-tablet:px-0">
      <fieldset className="flex min-w-0 flex-wrap items-center tablet:gap-0.5">
        <legend className="sr-only">{t('interval')}</legend>
        {shortIntervals.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === interval}
            onClick={() => chartStore.choose(each)}
            className="min-h-11 min-w-9 cursor-pointer rounded-small px-1.5 text-13 text-ink-soft hover:bg-sunken aria-pressed:bg-brand-tint aria-pressed:font-semibold aria-pressed:text-brand mouse:min-h-8"
          >
            {intervalText(each, t)}
          </button>
        ))}
        <select
          aria-label={t('interval')}
          value={shortIntervals.includes(interval) ? '' : interval}
          onChange={(event) => chartStore.choose(event.currentTarget.value as CandleInterval)}
          className={`min-h-11 cursor-pointer rounded-small px-1 text-13 max-tablet:w-9 mouse:min-h-8 ${shortIntervals.includes(interval) ? 'text-ink-soft' : 'bg-brand-tint font-semibold text-brand'}`}
        >
          <option value="" disabled hidden>
            {'…'}
          </option>
          {rest.map((each) => (
            <option key={each} value={each}>
              {intervalText(each, t)}
            </option>
          ))}
        </select>
      </fieldset>
      <Popover
        label={t('indicators')}
        className="w-72 p-3"
        align="end"
        button={(wiring) => (
          <button
            type="button"
            {...wiring}
            className="ms-auto flex min-h-11 cursor-pointer items-center gap-1.5 rounded-small px-2 text-13 text-ink-soft hover:bg-sunken tablet:ms-2 mouse:min-h-8"
          >
            <Activity size={15} aria-hidden="true" />
            <span className="max-tablet:sr-only">{t('indicators')}</span>
            <ChevronDown size={13} aria-hidden="true" />
          </button>
        )}
      >
        {indicatorNames.map((name) => (
          <Checkbox key={name} label={t(name)} checked={indicators.has(name)} onChange={() => chartStore.toggle(name)} />
        ))}
      </Popover>
    </div>
  );
}
