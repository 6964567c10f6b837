import type { ReactNode } from 'react';
import { useBrand } from '#site/site-settings.ts';

/** The name of a page, on the page and in the browser's tab, with the parts of the page below it. */
export function TitledPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const brand = useBrand().name;
  return (
    <div className="grid gap-4 tablet:gap-5">
      <title>{`${title} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1 className="text-24 font-bold tablet:text-28">{title}</h1>
        {lead && <p className="mt-1 max-w-160 text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
