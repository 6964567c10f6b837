import { ticksOf } from './chart-scale.ts';
import { sumAt } from './drawn-series.ts';
import type { Figure, Series } from './figure.query.ts';
import type { FigureRow } from './figure-list.query.ts';
import { bucketText, tickText } from './figure-text.ts';

const width = 640;
const height = 220;
const left = 84;
const top = 10;
const bottom = 24;
const plotWidth = width - left - 8;
const plotHeight = height - top - bottom;

/** In the order of the series; written out, so that the build finds them. */
export const fills = ['fill-brand', 'fill-warn', 'fill-good', 'fill-bad', 'fill-ink-soft', 'fill-line-strong'] as const;
const strokes = ['stroke-brand', 'stroke-warn', 'stroke-good', 'stroke-bad', 'stroke-ink-soft', 'stroke-line-strong'] as const;
const dashes = ['', '6 3', '2 3', '10 3 2 3', '1 4', '12 4'] as const;

export interface ChartProps {
  form: 'bars' | 'lines';
  unit: FigureRow['unit'];
  step: Figure['step'];
  buckets: readonly string[];
  series: readonly Series[];
}

/** Drawn by attributes alone: the content policy of the console allows no styles of elements. The table beside it says the same. */
export function Chart({ form, unit, step, buckets, series }: ChartProps) {
  const largest = form === 'bars' ? Math.max(0, ...buckets.map((_, index) => Number(sumAt(series, index)))) : largestOf(series);
  const ticks = ticksOf(largest, unit);
  const ceiling = ticks.at(-1) ?? 1;
  const yOf = (value: number) => top + plotHeight * (1 - value / ceiling);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="figure block h-auto w-full text-12">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width - 8} y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
          <text x={left - 8} y={yOf(tick) + 4} textAnchor="end" className="fill-ink-faint">
            {tickText(tick, unit)}
          </text>
        </g>
      ))}
      {labelled(buckets).map((index) => (
        <text key={index} x={middleOf(index, buckets.length)} y={height - 6} textAnchor="middle" className="fill-ink-faint">
          {bucketText(buckets[index] ?? '', step)}
        </text>
      ))}
      {form === 'bars' ? <Bars buckets={buckets} series={series} yOf={yOf} /> : <Lines series={series} yOf={yOf} />}
    </svg>
  );
}

interface MarksProps {
  series: readonly Series[];
  yOf: (value: number) => number;
}

function Bars({ buckets, series, yOf }: MarksProps & { buckets: readonly string[] }) {
  const slot = plotWidth / buckets.length;
  return buckets.map((bucket, index) => {
    let below = 0;
    return (
      <g key={bucket}>
        {series.map(({ name, values }, place) => {
          const value = Number(values[index] ?? 0);
          const y = yOf(below + value);
          const tall = yOf(below) - y;
          below += value;
          return (
            tall > 0 && (
              <rect key={name} x={left + index * slot + slot * 0.1} y={y} width={slot * 0.8} height={tall} className={fills[place]} />
            )
          );
        })}
      </g>
    );
  });
}

/** A line ends where nothing is known; a moment that stands alone is a dot. */
function Lines({ series, yOf }: MarksProps) {
  return series.map(({ name, values }, place) => (
    <g key={name}>
      {stretchesOf(values).map((stretch) => {
        const points = stretch.map((index) => `${middleOf(index, values.length)},${yOf(Number(values[index]))}`);
        const [x = '', y = ''] = points[0]?.split(',') ?? [];
        return points.length === 1 ? (
          <circle key={stretch[0]} cx={x} cy={y} r="3" className={fills[place]} />
        ) : (
          <polyline
            key={stretch[0]}
            points={points.join(' ')}
            strokeDasharray={dashes[place]}
            className={`fill-none stroke-2 ${strokes[place]}`}
          />
        );
      })}
    </g>
  ));
}

function stretchesOf(values: readonly (string | null)[]): number[][] {
  const stretches: number[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) stretches.push([]);
    else stretches.at(-1)?.push(index);
  });
  return stretches.filter((stretch) => stretch.length > 0);
}

function largestOf(series: readonly Series[]): number {
  return Math.max(0, ...series.flatMap(({ values }) => values.map((value) => Number(value ?? 0))));
}

function middleOf(index: number, count: number): number {
  return left + (plotWidth * (index + 0.5)) / count;
}

/** About eight of them. */
function labelled(buckets: readonly string[]): number[] {
  const every = Math.max(1, Math.ceil(buckets.length / 8));
  return buckets.map((_, index) => index).filter((index) => index % every === 0);
}
