import { useEffect, useRef } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { chartBox, chartShape } from './chart-shape.ts';
import type { ChartLine } from './draw-chart.ts';
import { useDrawn } from './use-drawn.ts';

const loadLine = async () => (await import('./draw-chart.ts')).drawChart;

interface PriceChartProps extends Omit<ChartLine, 'format'> {
  /** What the picture shows, in words. */
  label: string;
  /** The price in force. */
  newest?: string | undefined;
  /** Beside other things rather than by itself. */
  isSmall?: boolean;
}

/**
 * The line of a period. The first HTML has it as a plain drawing of the same size; the chart that answers to the pointer comes after the
 * first paint and takes its place. Time runs from left to right in every language.
 */
export function PriceChart({ label, newest, isSmall = false, ...line }: PriceChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const format = useFormat();
  // Where the chart cannot be drawn the plain line stays.
  const { chart } = useDrawn(box, loadLine);
  const { period, points, shownDecimals } = line;
  useEffect(() => chart?.show({ period, points, shownDecimals, format }), [chart, period, points, shownDecimals, format]);
  useEffect(() => {
    if (chart && newest !== undefined) chart.goOn(newest);
  }, [chart, newest]);
  return (
    <div
      dir="ltr"
      role="img"
      aria-label={label}
      className={`relative ${isSmall ? 'h-40 tablet:h-52' : 'h-56 tablet:h-80'}`}
      data-chart={chart ? 'drawn' : 'plain'}
    >
      {!chart && <PlainLine points={points} />}
      <div ref={box} aria-hidden="true" className="absolute inset-0" />
    </div>
  );
}

/** Leaves the room that the chart's own axes take. */
function PlainLine({ points }: Pick<ChartLine, 'points'>) {
  const shape = chartShape(points);
  if (!shape) return null;
  return (
    <svg
      viewBox={chartBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-y-0 start-0 h-[calc(100%-28px)] w-[calc(100%-72px)]"
    >
      <path d={shape.area} className="fill-brand-tint" />
      <path d={`M0 ${shape.startAt}H1000`} strokeDasharray="4 4" vectorEffect="non-scaling-stroke" className="stroke-control" />
      <path d={shape.line} fill="none" strokeWidth="2" strokeLinejoin="round" vectorEffect="non-scaling-stroke" className="stroke-brand" />
    </svg>
  );
}
