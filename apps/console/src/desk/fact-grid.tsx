import type { ReactNode } from 'react';

export interface FactGridProps {
  facts: ReadonlyArray<readonly [name: string, value: ReactNode]>;
}

/** Names and values in two or three columns, whichever fit. */
export function FactGrid({ facts }: FactGridProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-5 gap-y-3 text-13">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-12 text-ink-faint">{name}</dt>
          <dd className="mt-0.5 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
