const width = 120;
const edge = 3;

/** Where a value stands between two limits: 0 is at the lower one, 100 at the upper. The figures beside it speak. */
export function RangeBar({ percent, isWide = false }: { percent: number; isWide?: boolean }) {
  return isWide ? <WideBar percent={percent} /> : <ShortBar percent={percent} />;
}

/** As wide as its box: places are shares of it, so that the mark stays round. */
function WideBar({ percent }: { percent: number }) {
  return (
    <svg width="100%" height="10" aria-hidden="true" className="overflow-visible">
      <rect y="3" width="100%" height="4" rx="2" className="fill-line" />
      <circle cx={`${percent}%`} cy="5" r="5" className="fill-brand" />
    </svg>
  );
}

function ShortBar({ percent }: { percent: number }) {
  return (
    <svg viewBox={`0 0 ${width} 6`} width={width} height="6" aria-hidden="true">
      <path d={`M${edge} 3H${width - edge}`} strokeWidth="3" strokeLinecap="round" className="stroke-line" />
      <circle cx={Math.round(edge + ((width - 2 * edge) * percent) / 100)} cy="3" r="3" className="fill-ink-soft" />
    </svg>
  );
}
