import type { Format } from '@peerbourse/rules/formats/format';
import { AreaSeries, ColorType, CrosshairMode, createChart, LineStyle, type Time, type UTCTimestamp } from 'lightweight-charts';
import { axisText, isoOf } from './axis-text.ts';

export interface ChartLine {
  /** Times of a day are told for `24h`, days for every longer one. */
  period: string;
  points: ReadonlyArray<readonly [at: number, price: string]>;
  shownDecimals: number;
  format: Format;
}

export interface DrawnChart {
  show: (line: ChartLine) => void;
  /** The end of the line moves to the newest price. It gets no point of its own: points stand side by side, and would push the others together. */
  goOn: (price: string) => void;
  remove: () => void;
}

/** Draws into a box and follows its size. Prices become numbers here because pixels are; nobody calculates with them. */
export function drawChart(box: HTMLElement): DrawnChart {
  const color = (name: string) => getComputedStyle(box).getPropertyValue(name).trim();
  let shown: ChartLine | undefined;
  const chart = createChart(box, {
    autoSize: true,
    layout: {
      // The mark would write a style of its own; the notice stands below the chart instead.
      attributionLogo: false,
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: color('--color-ink-soft'),
      fontFamily: getComputedStyle(box).fontFamily,
      fontSize: 12,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: color('--color-line') } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.06, bottom: 0.06 } },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      fixLeftEdge: true,
      fixRightEdge: true,
      tickMarkFormatter: (time: Time) => (shown ? axisText(time as number, shown.period, shown.format) : ''),
    },
    crosshair: { mode: CrosshairMode.Magnet },
    // The wheel and the finger move the page.
    handleScroll: false,
    handleScale: false,
    localization: {
      priceFormatter: (price: number) => shown?.format.number(price.toFixed(shown.shownDecimals), shown.shownDecimals) ?? '',
      timeFormatter: (time: Time) => (shown ? `${shown.format.moment(isoOf(time as number))} UTC` : ''),
    },
  });
  const series = chart.addSeries(AreaSeries, {
    lineColor: color('--color-brand'),
    lineWidth: 2,
    topColor: `${color('--color-brand')}33`,
    bottomColor: `${color('--color-brand')}00`,
    priceLineVisible: false,
    lastValueVisible: true,
  });
  // Names of prices make their axis wider than it began, and the line must end before it.
  chart.timeScale().subscribeSizeChange(() => chart.timeScale().fitContent());
  let start: ReturnType<typeof series.createPriceLine> | undefined;

  function show(line: ChartLine): void {
    shown = line;
    series.applyOptions({ priceFormat: { type: 'price', precision: line.shownDecimals, minMove: 10 ** -line.shownDecimals } });
    series.setData(line.points.map(([at, price]) => ({ time: at as UTCTimestamp, value: Number(price) })));
    if (start) series.removePriceLine(start);
    start = series.createPriceLine({
      price: Number(line.points[0]?.[1] ?? 0),
      color: color('--color-control'),
      lineWidth: 1,
      lineStyle: LineStyle.Dashed,
      axisLabelVisible: false,
    });
    chart.timeScale().fitContent();
  }

  return {
    show,
    goOn(price) {
      const last = shown?.points.at(-1);
      if (last) series.update({ time: last[0] as UTCTimestamp, value: Number(price) });
    },
    remove: () => chart.remove(),
  };
}
