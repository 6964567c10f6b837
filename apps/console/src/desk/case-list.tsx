import type { ReactNode } from 'react';
import { Button } from '#parts/button.tsx';
import { useChosenRow } from '#parts/use-chosen-row.ts';

export interface CaseListProps<Case> {
  label: string;
  cases: readonly Case[];
  keyOf: (row: Case) => string;
  chosen: string | undefined;
  emptyText: string;
  onChoose: (key: string) => void;
  /** Missing on the last page. */
  onMore?: (() => void) | undefined;
  /** What one of them says about itself. */
  children: (row: Case) => ReactNode;
}

/** What waits for a decision, one below the other; the chosen one is open beside it. */
export function CaseList<Case>({ label, cases, keyOf, chosen, emptyText, onChoose, onMore, children }: CaseListProps<Case>) {
  const list = useChosenRow<HTMLUListElement>(chosen);
  if (cases.length === 0) return <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">{emptyText}</p>;
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className="max-h-[66dvh] divide-y divide-line overflow-y-auto last:rounded-b-large border-t border-line"
      >
        {cases.map((row) => (
          <li key={keyOf(row)}>
            <button
              type="button"
              aria-current={keyOf(row) === chosen ? 'true' : undefined}
              onClick={() => onChoose(keyOf(row))}
              className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2.5 text-start outline-offset-[-2px] hover:bg-sunken aria-[current]:bg-brand-tint tablet:px-5"
            >
              {children(row)}
            </button>
          </li>
        ))}
      </ul>
      {onMore && (
        <div className="border-t border-line px-4 py-3 tablet:px-5">
          <Button onClick={onMore}>Show more</Button>
        </div>
      )}
    </>
  );
}
