import { useState } from 'react';

export type Trend = 'up' | 'down' | 'same';

const colours: Record<Trend, string> = { up: 'text-up', down: 'text-down', same: 'text-ink' };
const sizes = { small: 'text-13', medium: 'text-16 font-semibold', large: 'text-24 font-bold' } as const;

export interface PriceTextProps {
  /** As it is to be read, with its groups and its dot. */
  price: string;
  /** Against the price before. */
  trend: Trend;
  /** The trend in a word; spoken. */
  trendLabel?: string | undefined;
  unit?: string | undefined;
  size?: keyof typeof sizes | undefined;
}

/** A price that lights up for a moment when it changes; an arrow says which way. It does not speak by itself. */
export function PriceText({ price, trend, trendLabel, unit, size = 'medium' }: PriceTextProps) {
  const [seen, setSeen] = useState({ price, changes: 0 });
  if (seen.price !== price) setSeen({ price, changes: seen.changes + 1 });
  return (
    <span className={`figure relative inline-flex items-center gap-1 rounded-small ${colours[trend]} ${sizes[size]}`}>
      {seen.changes > 0 && trend !== 'same' && (
        <span
          key={seen.changes}
          aria-hidden="true"
          className={`pointer-events-none absolute -inset-x-1.5 -inset-y-0.5 animate-flash rounded-small ${trend === 'up' ? 'bg-up-tint' : 'bg-down-tint'}`}
        />
      )}
      <span className="relative">
        {price}
        {unit && <span className="ms-1 font-medium">{unit}</span>}
      </span>
      {trend !== 'same' && (
        <svg viewBox="0 0 10 10" aria-hidden="true" fill="currentColor" className="relative size-[0.6em] shrink-0">
          <path d={trend === 'down' ? 'M5 9 0.7 1.5h8.6z' : 'M5 1l4.3 7.5H0.7z'} />
        </svg>
      )}
      {trendLabel && <span className="sr-only">{trendLabel}</span>}
    </span>
  );
}
