import type { ReactNode } from 'react';

const looks = {
  brand: 'bg-brand-tint text-brand',
  quiet: 'bg-sunken text-ink-soft',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  solid: 'bg-brand text-white',
  alarm: 'bg-bad text-white',
} as const;

export interface BadgeProps {
  variant?: keyof typeof looks | undefined;
  /** A number gets round ends and even digits. */
  isCount?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or a number that marks something. */
export function Badge({ variant = 'brand', isCount = false, icon, children }: BadgeProps) {
  const shape = isCount ? 'figure h-5 min-w-5 justify-center rounded-full px-1.5' : 'min-h-5.5 rounded-small px-1.5 py-0.5';
  return (
    <span className={`inline-flex max-w-full items-center gap-1 text-12 leading-none font-semibold ${shape} ${looks[variant]}`}>
      {icon && <span className="inline-flex shrink-0">{icon}</span>}
      <span className="min-w-0 truncate py-px leading-normal">{children}</span>
    </span>
  );
}
