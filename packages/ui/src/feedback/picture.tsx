import type { ReactNode } from 'react';

/** Quiet drawings for places where there is nothing to show: light shapes, one accent. */
const drawings = {
  list: (
    <>
      <rect x="30" y="14" width="60" height="72" rx="8" className="fill-canvas stroke-line-strong" strokeWidth="1.5" />
      <path d="M50 34h28M50 50h28M50 66h18" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
      <path d="M40 34h1M40 50h1M40 66h1" className="stroke-brand" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  search: (
    <>
      <circle cx="56" cy="46" r="24" className="fill-canvas stroke-line-strong" strokeWidth="5" />
      <path d="m75 65 17 17" className="stroke-brand" strokeWidth="7" strokeLinecap="round" />
      <path d="M46 46h20" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  message: (
    <>
      <path
        d="M28 24h52a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H54L40 78V66H28a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8Z"
        className="fill-canvas stroke-line-strong"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M34 40h40M34 52h24" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
      <circle cx="90" cy="24" r="8" className="fill-brand" />
    </>
  ),
  chart: (
    <>
      <rect x="22" y="20" width="76" height="60" rx="8" className="fill-canvas stroke-line-strong" strokeWidth="1.5" />
      <path d="M34 40h52M34 54h52" className="stroke-line" strokeWidth="2" />
      <path d="m34 64 14-14 12 8 24-24" className="fill-none stroke-brand" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  broken: (
    <>
      <path
        d="M30 62a16 16 0 0 1 2-32 22 22 0 0 1 42-4 18 18 0 0 1 16 36Z"
        className="fill-canvas stroke-line-strong"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="m66 40-12 16h12l-8 18" className="fill-none stroke-brand" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof drawings;

export function Picture({ name }: { name: PictureName }) {
  return (
    <svg viewBox="0 0 120 96" width="120" height="96" fill="none" aria-hidden="true">
      <ellipse cx="60" cy="52" rx="58" ry="42" className="fill-sunken" />
      {drawings[name]}
    </svg>
  );
}
