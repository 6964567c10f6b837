import { HistogramSeries, type IChartApi, type ISeriesApi, LineSeries, type UTCTimestamp } from 'lightweight-charts';
import type { ShownCandle } from './candle-rows.ts';
import type { Indicator } from './indicator-names.ts';
import { bollingerBands, exponentialAverage, macd, movingAverage, relativeStrength } from './indicators.ts';

type Values = ReadonlyArray<number | undefined>;

/** The lines over and under the candles of a chart. Each is made once; afterwards only its points change. */
export class IndicatorLines {
  private readonly lines = new Map<string, ISeriesApi<'Line' | 'Histogram'>>();
  private readonly chart: IChartApi;
  private readonly color: (name: string) => string;
  private candles: readonly ShownCandle[] = [];

  constructor(chart: IChartApi, color: (name: string) => string) {
    this.chart = chart;
    this.color = color;
  }

  draw(candles: readonly ShownCandle[], indicators: ReadonlySet<Indicator>): void {
    this.candles = candles;
    this.removeOthers(indicators);
    const closes = candles.map(({ close }) => Number(close));
    const [first, second, third] = ['--color-warn', '--color-brand', '--color-ink-soft'].map(this.color) as [string, string, string];
    if (indicators.has('ma')) {
      this.line('ma 7', movingAverage(closes, 7), first);
      this.line('ma 25', movingAverage(closes, 25), second);
    }
    if (indicators.has('ema')) {
      this.line('ema 12', exponentialAverage(closes, 12), this.color('--color-up'));
      this.line('ema 26', exponentialAverage(closes, 26), this.color('--color-down'));
    }
    if (indicators.has('boll')) {
      for (const [band, values] of Object.entries(bollingerBands(closes, 20, 2))) this.line(`boll ${band}`, values as Values, third);
    }
    if (indicators.has('rsi')) this.line('rsi', relativeStrength(closes, 14), second, this.paneOf('rsi'));
    if (indicators.has('macd')) {
      const pane = this.paneOf('macd line');
      const { line, signal, histogram } = macd(closes, 12, 26, 9);
      this.line('macd line', line, second, pane);
      this.line('macd signal', signal, first, pane);
      this.line('macd bars', histogram, third, pane);
    }
    for (const [place, pane] of this.chart.panes().entries()) pane.setStretchFactor(place === 0 ? 4 : 1);
  }

  private removeOthers(indicators: ReadonlySet<Indicator>): void {
    for (const [key, line] of this.lines) {
      if (indicators.has(key.split(' ')[0] as Indicator)) continue;
      this.chart.removeSeries(line);
      this.lines.delete(key);
    }
  }

  /** Its own below the candles, or the one that it has. */
  private paneOf(key: string): number {
    return this.lines.get(key)?.getPane().paneIndex() ?? this.chart.panes().length;
  }

  private line(key: string, values: Values, color: string, pane = 0): void {
    const line = this.lines.get(key) ?? this.added(key, color, pane);
    line.setData(values.flatMap((value, place) => (value === undefined ? [] : [{ time: this.candles[place]?.at as UTCTimestamp, value }])));
    this.lines.set(key, line);
  }

  private added(key: string, color: string, pane: number): ISeriesApi<'Line' | 'Histogram'> {
    const quiet = { color, lastValueVisible: false, priceLineVisible: false } as const;
    if (key.endsWith('bars')) return this.chart.addSeries(HistogramSeries, quiet, pane);
    return this.chart.addSeries(LineSeries, { ...quiet, lineWidth: 1, crosshairMarkerVisible: false }, pane);
  }
}
