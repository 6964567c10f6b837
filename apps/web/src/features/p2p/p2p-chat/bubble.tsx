import type { ReactNode } from 'react';

interface BubbleProps {
  isOwn: boolean;
  /** Who said it and when, for those who hear it. */
  spoken: string;
  /** Beneath the words. */
  foot: ReactNode;
  children: ReactNode;
}

/** One thing that somebody said, at their side. */
export function Bubble({ isOwn, spoken, foot, children }: BubbleProps) {
  return (
    <div className={`grid max-w-[85%] gap-1 ${isOwn ? 'ms-auto justify-items-end' : 'me-auto justify-items-start'}`}>
      <span className="sr-only">{spoken}</span>
      <div className={`min-w-0 max-w-full rounded-large px-3 py-2 text-14 ${isOwn ? 'bg-brand-tint' : 'bg-sunken'}`}>{children}</div>
      <div className="flex flex-wrap items-center gap-2 text-12 text-ink-soft">{foot}</div>
    </div>
  );
}

/** Words as they were written, in their own direction; what looks like a link is none. */
export function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  );
}
