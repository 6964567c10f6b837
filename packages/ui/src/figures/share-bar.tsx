/** How much of a whole something is, 0 to 100, as a line; the figure beside it speaks. */
export function ShareBar({ percent, width = 40 }: { percent: number; width?: number }) {
  return (
    <svg width={width} height="4" aria-hidden="true" className="rounded-full bg-line">
      <rect width={`${percent}%`} height="4" className="fill-ink-soft" />
    </svg>
  );
}

/** Two shares of a whole, side by side, each in the color of its side. */
export function SidesBar({ percent }: { percent: number }) {
  return (
    <svg width="100%" height="4" aria-hidden="true" className="min-w-0 flex-1 rounded-full">
      <rect width={`${percent}%`} height="4" className="fill-up" />
      <rect x={`${percent + 1}%`} width={`${Math.max(0, 99 - percent)}%`} height="4" className="fill-down" />
    </svg>
  );
}

/** Behind a row: how much of a whole it is, from the end of the row. */
export function DepthBar({ percent, tone }: { percent: number; tone: 'up' | 'down' }) {
  return (
    <svg width="100%" height="100%" aria-hidden="true" className="pointer-events-none absolute inset-0">
      <rect x={`${100 - percent}%`} width={`${percent}%`} height="100%" className={tone === 'up' ? 'fill-up-tint' : 'fill-down-tint'} />
    </svg>
  );
}
