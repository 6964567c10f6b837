export interface Change {
  what: string;
  before: string;
  after: string;
  /** What comes of it, where that is not plain. */
  effect?: string | undefined;
}

/** What another version says differently; old and new stand beside each other, each with its word. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-13 text-ink-soft">Nothing is different.</p>;
  return (
    <ul className="grid gap-2 text-13">
      {changes.map(({ what, before, after, effect }) => (
        <li key={what} className="rounded-small border border-line px-3 py-2">
          <b className="font-semibold">{what}</b>
          <span className="mt-0.5 grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 break-words">
            <span className="text-ink-faint">was</span>
            <span>{before || 'nothing'}</span>
            <span className="text-ink-faint">is</span>
            <span className="font-medium">{after || 'nothing'}</span>
          </span>
          {effect && <span className="mt-1 block text-12 text-warn">{effect}</span>}
        </li>
      ))}
    </ul>
  );
}
