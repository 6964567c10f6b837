import { isLess } from '@peerbourse/rules/money';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isoOf } from '#parts/chart/axis-text.ts';
import { useDrawn } from '#parts/chart/use-drawn.ts';
import type { CandleInterval } from '#queries/spot/candles.query.ts';
import type { Market } from '../market/market.ts';
import type { ShownCandle } from './candle-rows.ts';
import type { Indicator } from './indicator-names.ts';
import { intervalText } from './intervals.ts';
import type { FillMark, PriceMark } from './own-mark-lines.ts';

const loadCandles = async () => (await import('./draw-candles.ts')).drawCandles;

interface CandleChartProps {
  market: Market;
  candles: readonly ShownCandle[];
  interval: CandleInterval;
  indicators: ReadonlySet<Indicator>;
  orders: readonly PriceMark[];
  fills: readonly FillMark[];
}

/**
 * Candles as a picture with a sentence. Arrow keys go from candle to candle and say each; what the pointer stands on is written above the
 * picture. Time runs from left to right in every language.
 */
export function CandleChart({ market, candles, interval, indicators, orders, fills }: CandleChartProps) {
  const t = useText('spot');
  const prices = useText('spot-prices');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { chart, hasFailed } = useDrawn(box, loadCandles);
  const [hoveredAt, setHoveredAt] = useState<number>();
  useEffect(() => chart?.onHover(setHoveredAt), [chart]);
  const [place, setPlace] = useState<number>();
  const isLong = interval === '1D' || interval === '1W' || interval === '1M';
  useEffect(
    () =>
      chart?.show({
        name: `${market.symbol} ${interval}`,
        candles,
        indicators,
        orders,
        fills,
        decimals: market.priceScale,
        isLong,
        format,
      }),
    [chart, candles, indicators, orders, fills, market.symbol, market.priceScale, interval, isLong, format],
  );
  const reached = place === undefined ? undefined : candles[Math.min(place, candles.length - 1)];
  const shown = reached ?? candles.find(({ at }) => at === hoveredAt) ?? candles.at(-1);

  function move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = Math.min(candles.length - 1, Math.max(0, (place ?? candles.length) + step));
    setPlace(next);
    chart?.point(candles[next]);
  }

  return (
    <div dir="ltr" className="relative">
      <CandleLine candle={shown} market={market} />
      <div role="img" aria-label={chartText()} data-candles={chart ? 'drawn' : 'waiting'} className="relative h-80 tablet:h-105">
        <div ref={box} aria-hidden="true" className="absolute inset-0" />
        {hasFailed && <p className="grid h-full place-items-center text-ink-soft">{t('chart_failed')}</p>}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={prices('time')}
        aria-valuemin={0}
        aria-valuemax={candles.length - 1}
        aria-valuenow={place ?? candles.length - 1}
        aria-valuetext={shown && `${format.moment(isoOf(shown.at))}: ${figuresText(shown)}`}
        onKeyDown={move}
        onBlur={() => {
          setPlace(undefined);
          chart?.point(undefined);
        }}
        className="pointer-events-none absolute inset-0 focus-visible:-outline-offset-2"
      />
    </div>
  );

  function chartText(): string {
    const last = candles.at(-1) as ShownCandle;
    return t('chart_of', { pair: market.pair, interval: intervalText(interval, t), ...figuresOf(last) });
  }

  function figuresOf({ open, high, low, close }: ShownCandle) {
    const price = (text: string) => format.number(text, market.priceScale);
    return { open: price(open), high: price(high), low: price(low), close: price(close) };
  }

  function figuresText(candle: ShownCandle): string {
    const { open, high, low, close } = figuresOf(candle);
    return `${t('open_price')} ${open}, ${t('high_price')} ${high}, ${t('low_price')} ${low}, ${t('close_price')} ${close}`;
  }
}

/** The figures of one candle, over the picture. */
function CandleLine({ candle, market: { priceScale: decimals, lotScale } }: { candle: ShownCandle | undefined; market: Market }) {
  const t = useText('spot');
  const format = useFormat();
  if (!candle) return null;
  const { open, high, low, close, volume } = candle;
  const figures = [
    [t('open_price'), open, decimals],
    [t('high_price'), high, decimals],
    [t('low_price'), low, decimals],
    [t('close_price'), close, decimals],
    [t('candle_volume'), volume, Math.min(lotScale, 3)],
  ] as const;
  return (
    <p aria-hidden="true" className="flex min-h-9 flex-wrap items-center gap-x-3 px-4 text-12 text-ink-soft max-tablet:px-0 tablet:min-h-7">
      {figures.map(([name, value, digits]) => (
        <span key={name} className="whitespace-nowrap">
          {name} <span className={`figure ${isLess(close, open) ? 'text-down' : 'text-up'}`}>{format.number(value, digits)}</span>
        </span>
      ))}
    </p>
  );
}
