import type { ReactNode } from 'react';
import { type Tone, toneText } from './tone.ts';

export interface Figure {
  name: string;
  value: ReactNode;
  tone?: Tone;
}

/** A few numbers side by side, name over value. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-3 border-t border-line">
      {figures.map(({ name, value, tone }) => (
        <div key={name} className="flex min-w-0 flex-col justify-between border-line px-4 py-3 not-first:border-s tablet:px-5">
          <dt className="text-12 text-ink-faint">{name}</dt>
          <dd className={`mt-0.5 text-16 font-semibold tablet:text-20 ${tone ? toneText[tone] : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
