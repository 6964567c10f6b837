import type { ReactNode } from 'react';

export interface Definition {
  name: string;
  value: ReactNode;
  /** Numbers, hashes and references keep their own direction and even digits. */
  isFigure?: boolean;
  /** At the far end of a line. */
  action?: ReactNode;
}

export interface DefinitionListProps {
  definitions: readonly Definition[];
  /** Lines with names at the start, names and values at both ends, or tiles side by side. */
  variant?: 'lines' | 'ends' | 'tiles' | undefined;
}

const lists = {
  lines: '',
  ends: 'grid gap-2',
  tiles: 'grid gap-4 rounded-medium bg-sunken px-5 py-4.5 tablet:auto-cols-fr tablet:grid-flow-col',
} as const;

const rows = {
  lines:
    'grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-line py-3 last:border-b tablet:grid-cols-[minmax(0,170px)_1fr_auto] tablet:first:border-t',
  // A name keeps its words together and takes up to half of the line; languages without spaces would break it at every character.
  ends: 'grid grid-cols-[minmax(min-content,max-content)_minmax(50%,1fr)] items-baseline gap-x-6 text-13',
  tiles: 'flex items-baseline justify-between gap-3 tablet:block',
} as const;

const names = {
  lines: 'col-start-1 text-13 text-ink-soft tablet:text-14',
  ends: 'text-ink-soft [word-break:auto-phrase]',
  tiles: 'text-12 text-ink-soft',
} as const;

const values = {
  lines: 'col-start-1 min-w-0 font-semibold wrap-anywhere tablet:col-start-auto',
  ends: 'min-w-0 text-end wrap-anywhere',
  tiles: 'min-w-0 text-end text-16 font-bold wrap-anywhere tablet:text-start tablet:text-18',
} as const;

export function DefinitionList({ definitions, variant = 'lines' }: DefinitionListProps) {
  return (
    <dl className={lists[variant]}>
      {definitions.map(({ name, value, isFigure = false, action }) => (
        <div key={name} className={rows[variant]}>
          <dt className={names[variant]}>{name}</dt>
          <dd className={values[variant]}>{isFigure ? <span className="figure">{value}</span> : value}</dd>
          {action && (
            <dd className={variant === 'lines' ? 'col-start-2 row-span-2 row-start-1 tablet:col-start-3 tablet:row-span-1' : 'shrink-0'}>
              {action}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
