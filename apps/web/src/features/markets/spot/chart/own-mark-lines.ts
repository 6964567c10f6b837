import {
  createSeriesMarkers,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { ShownCandle } from './candle-rows.ts';

export interface PriceMark {
  price: number;
  label: string;
  side: 'buy' | 'sell';
}

export interface FillMark {
  /** Seconds. */
  at: number;
  side: 'buy' | 'sell';
}

type Colors = Readonly<Record<'buy' | 'sell', string>>;

/** Own orders as lines across the candles, own trades as arrows at them. */
export class OwnMarkLines {
  private readonly candles: ISeriesApi<'Candlestick'>;
  private readonly colors: Colors;
  private readonly arrows;
  private orders: IPriceLine[] = [];

  constructor(candles: ISeriesApi<'Candlestick'>, colors: Colors) {
    this.candles = candles;
    this.colors = colors;
    this.arrows = createSeriesMarkers(candles, []);
  }

  draw(rows: readonly ShownCandle[], orders: readonly PriceMark[], fills: readonly FillMark[]): void {
    for (const line of this.orders) this.candles.removePriceLine(line);
    this.orders = orders.map(({ price, label, side }) =>
      this.candles.createPriceLine({ price, title: label, color: this.colors[side], lineWidth: 1, lineStyle: LineStyle.Dotted }),
    );
    const arrows = fills.flatMap((fill) => this.arrowOf(fill, rows));
    this.arrows.setMarkers(arrows.sort((one, other) => (one.time as number) - (other.time as number)));
  }

  private arrowOf({ at, side }: FillMark, rows: readonly ShownCandle[]): Array<SeriesMarker<Time>> {
    const candle = rows.findLast((row) => row.at <= at);
    if (!candle) return [];
    const [position, shape] = side === 'buy' ? (['belowBar', 'arrowUp'] as const) : (['aboveBar', 'arrowDown'] as const);
    return [{ time: candle.at as UTCTimestamp, position, shape, color: this.colors[side] }];
  }
}
