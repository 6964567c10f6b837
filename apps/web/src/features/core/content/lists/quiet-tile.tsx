import { BookOpen, Boxes, ChartSpline, type LucideIcon, Shield } from 'lucide-react';
import { tileRings } from './tile-rings.ts';

const tiles: Record<string, { color: string; Icon: LucideIcon }> = {
  market: { color: 'bg-brand-tint text-brand', Icon: ChartSpline },
  safety: { color: 'bg-good-tint text-good', Icon: Shield },
  guide: { color: 'bg-warn-tint text-warn', Icon: BookOpen },
};
const otherwise = { color: 'bg-sunken text-ink-soft', Icon: Boxes };

/** Stands where an article has no picture. */
export function QuietTile({ slug, topic }: { slug: string; topic: string }) {
  const { color, Icon } = tiles[topic] ?? otherwise;
  return (
    <div aria-hidden="true" className={`relative size-full ${color}`}>
      <svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" className="absolute inset-0 size-full rtl:-scale-x-100">
        {tileRings(slug).map((ring, index) => (
          <circle key={index} {...ring} fill="currentColor" stroke="currentColor" strokeWidth="0.5" className="opacity-8" />
        ))}
      </svg>
      <span className="absolute start-4 top-4 grid size-10 place-items-center rounded-medium bg-canvas shadow-float">
        <Icon size={20} />
      </span>
    </div>
  );
}
