const width = 120;
const height = 32;
const edge = 3;

interface SparklineProps {
  values: readonly number[];
  /** What the shape tells those who do not see it. */
  label: string;
}

/** A line without axes: only its shape speaks. */
export function Sparkline({ values, label }: SparklineProps) {
  const isUp = (values.at(-1) ?? 0) >= (values[0] ?? 0);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className={isUp ? 'text-up' : 'text-down'}
    >
      <polyline
        points={pointsOf(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Values from 0 to 100 as points, the largest on top. */
function pointsOf(values: readonly number[]): string {
  const step = width / Math.max(values.length - 1, 1);
  return values
    .map((value, index) => `${Math.round(index * step)} ${Math.round(height - edge - (value * (height - 2 * edge)) / 100)}`)
    .join(' ');
}
