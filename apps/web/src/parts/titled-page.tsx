import type { ReactNode } from 'react';
import { useBrand } from '#site/site-settings.ts';

interface TitledPageProps {
  title: string;
  lead?: string;
  /** At the far end of the title, such as what the page is there to do. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The name of a page, on the page and in the browser's tab, with the parts of the page below it. */
export function TitledPage({ title, lead, aside, children }: TitledPageProps) {
  const brand = useBrand().name;
  return (
    <div className="grid gap-4 tablet:gap-5">
      <title>{`${title} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-24 font-bold tablet:text-28">{title}</h1>
          {lead && <p className="mt-1 max-w-160 text-ink-soft">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
