import type { ReactNode } from 'react';

export interface CaseSectionProps {
  title: string;
  isInColumns?: boolean;
  children: ReactNode;
}

/** A list inside the panel of a case. */
export function CaseSection({ title, isInColumns = false, children }: CaseSectionProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-semibold">{title}</h3>
      <ol aria-label={title} className={isInColumns ? 'grid items-start gap-3 tablet:grid-cols-2' : 'grid gap-2'}>
        {children}
      </ol>
    </section>
  );
}
