import type { Format } from '@peerbourse/rules/formats/format';
import { isLess } from '@peerbourse/rules/money';
import {
  CandlestickSeries,
  ColorType,
  CrosshairMode,
  createChart,
  type DeepPartial,
  HistogramSeries,
  type Time,
  type TimeChartOptions,
  type UTCTimestamp,
} from 'lightweight-charts';
import { isoOf } from '#parts/chart/axis-text.ts';
import type { ShownCandle } from './candle-rows.ts';
import { IndicatorLines } from './indicator-lines.ts';
import type { Indicator } from './indicator-names.ts';
import { type FillMark, OwnMarkLines, type PriceMark } from './own-mark-lines.ts';

export interface CandleDrawing {
  /** Of which market and how long; another one is shown from its end. */
  name: string;
  candles: readonly ShownCandle[];
  indicators: ReadonlySet<Indicator>;
  orders: readonly PriceMark[];
  fills: readonly FillMark[];
  decimals: number;
  /** Days have dates on the axis, shorter candles times. */
  isLong: boolean;
  format: Format;
}

export interface CandlePicture {
  show: (drawing: CandleDrawing) => void;
  /** Points at one candle, for whoever moves by keys. */
  point: (candle: ShownCandle | undefined) => void;
  onHover: (listener: (at: number | undefined) => void) => void;
  remove: () => void;
}

/** Draws into a box and follows its size. */
export function drawCandles(box: HTMLElement): CandlePicture {
  const color = (name: string) => getComputedStyle(box).getPropertyValue(name).trim();
  const [up, down] = [color('--color-up'), color('--color-down')];
  let shown: CandleDrawing | undefined;
  const chart = createChart(
    box,
    optionsOf(box, color, () => shown),
  );
  const candles = chart.addSeries(CandlestickSeries, {
    upColor: up,
    borderUpColor: up,
    wickUpColor: up,
    downColor: down,
    borderDownColor: down,
    wickDownColor: down,
  });
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
    lastValueVisible: false,
    priceLineVisible: false,
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  chart.priceScale('right').applyOptions({ scaleMargins: { top: 0.08, bottom: 0.22 } });
  const lines = new IndicatorLines(chart, color);
  const marks = new OwnMarkLines(candles, { buy: up, sell: down });

  function show(drawing: CandleDrawing): void {
    const isOther = shown?.name !== drawing.name;
    shown = drawing;
    const { candles: rows, decimals } = drawing;
    candles.applyOptions({ priceFormat: { type: 'price', precision: decimals, minMove: 10 ** -decimals } });
    candles.setData(rows.map(barOf));
    volume.setData(
      rows.map((row) => ({
        time: row.at as UTCTimestamp,
        value: Number(row.volume),
        color: `${isLess(row.close, row.open) ? down : up}40`,
      })),
    );
    lines.draw(rows, drawing.indicators);
    marks.draw(rows, drawing.orders, drawing.fills);
    if (isOther) chart.timeScale().setVisibleLogicalRange({ from: rows.length - fittingCandles(box), to: rows.length + 3 });
  }

  return {
    show,
    point: (candle) =>
      candle ? chart.setCrosshairPosition(Number(candle.close), candle.at as UTCTimestamp, candles) : chart.clearCrosshairPosition(),
    onHover: (listener) => chart.subscribeCrosshairMove(({ time }) => listener(time as number | undefined)),
    remove: () => chart.remove(),
  };
}

/** Prices and times are written as the reader is shown them elsewhere. */
function optionsOf(
  box: HTMLElement,
  color: (name: string) => string,
  shown: () => CandleDrawing | undefined,
): DeepPartial<TimeChartOptions> {
  return {
    autoSize: true,
    layout: {
      // The mark would write a style of its own; the notice stands below the chart instead.
      attributionLogo: false,
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: color('--color-ink-soft'),
      fontFamily: getComputedStyle(box).fontFamily,
      fontSize: 12,
      panes: { separatorColor: color('--color-line'), enableResize: false },
    },
    grid: { vertLines: { color: color('--color-line') }, horzLines: { color: color('--color-line') } },
    rightPriceScale: { borderColor: color('--color-line') },
    timeScale: {
      borderColor: color('--color-line'),
      timeVisible: true,
      rightOffset: 4,
      tickMarkFormatter: (time: Time) => tickText(time as number, shown()),
    },
    crosshair: { mode: CrosshairMode.Normal },
    // The wheel moves the page; fingers and the pointer drag the chart sideways.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, axisPressedMouseMove: false },
    localization: {
      priceFormatter: (price: number) => {
        const { format, decimals = 0 } = shown() ?? {};
        return format?.number(price.toFixed(decimals), decimals) ?? '';
      },
      timeFormatter: (time: Time) => `${shown()?.format.moment(isoOf(time as number))} UTC`,
    },
  };
}

/** Prices become numbers here because pixels are; nobody calculates with them. */
function barOf({ at, open, high, low, close }: ShownCandle) {
  return { time: at as UTCTimestamp, open: Number(open), high: Number(high), low: Number(low), close: Number(close) };
}

/** About nine pixels for each. */
function fittingCandles(box: HTMLElement): number {
  return Math.max(30, Math.floor(box.clientWidth / 9));
}

function tickText(at: number, shown: CandleDrawing | undefined): string {
  if (!shown) return '';
  const iso = isoOf(at);
  const time = iso.slice(11, 16);
  return shown.isLong || time === '00:00' ? shown.format.day(iso) : time;
}
