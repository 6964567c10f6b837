const width = 120;
const edge = 3;

/** Where a value stands between two limits: 0 is at the lower one, 100 at the upper. The figures beside it speak. */
export function RangeBar({ percent }: { percent: number }) {
  return (
    <svg viewBox={`0 0 ${width} 6`} width={width} height="6" aria-hidden="true">
      <path d={`M${edge} 3H${width - edge}`} strokeWidth="3" strokeLinecap="round" className="stroke-line" />
      <circle cx={Math.round(edge + ((width - 2 * edge) * percent) / 100)} cy="3" r="3" className="fill-ink-soft" />
    </svg>
  );
}
