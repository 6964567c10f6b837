import type { ReactNode } from 'react';

/** What there is to know about one thing, name over value. */
export function FactList({ facts }: { facts: ReadonlyArray<readonly [name: string, value: ReactNode]> }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t border-line px-4 py-3 tablet:grid-cols-2 tablet:px-5 desktop:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-12 text-ink-faint">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
