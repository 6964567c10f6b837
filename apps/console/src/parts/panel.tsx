import type { ReactNode } from 'react';

export interface PanelProps {
  /** Of the section; shortcuts and links lead to its heading. */
  id: string;
  title: string;
  note?: ReactNode;
  state?: ReactNode;
  children: ReactNode;
}

export function Panel({ id, title, note, state, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-large border border-line bg-canvas">
      <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 tablet:px-5">
        <h2 id={id} tabIndex={-1} className="text-16 font-semibold">
          {title}
        </h2>
        {note && <p className="text-13 text-ink-faint">{note}</p>}
        {state && <div className="ms-auto">{state}</div>}
      </header>
      {children}
    </section>
  );
}
