import type { ReactNode } from 'react';
import { type Tone, toneText } from './tone.ts';

/** Round with a tick, three-cornered, eight-cornered with a cross, or a plain ring. */
const shapes: Record<Tone, ReactNode> = {
  good: (
    <>
      <circle cx="8" cy="8" r="7" className="fill-current" />
      <path d="m4.8 8.2 2.2 2.2 4.2-4.6" className={mark()} />
    </>
  ),
  watch: (
    <>
      <path d="M8 1.2 15.2 14H.8z" className="fill-current stroke-current" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M8 6v3.6M8 11.9v.1" className={mark()} />
    </>
  ),
  bad: (
    <>
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1z" className="fill-current" />
      <path d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" className={mark()} />
    </>
  ),
  quiet: <circle cx="8" cy="8" r="6" className="fill-none stroke-current" strokeWidth="2" />,
};

export function ToneIcon({ tone, className = 'size-4' }: { tone: Tone; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`shrink-0 ${toneText[tone]} ${className}`}>
      {shapes[tone]}
    </svg>
  );
}

function mark(): string {
  return 'fill-none stroke-canvas stroke-[1.8] [stroke-linecap:round] [stroke-linejoin:round]';
}
