import type { ReactNode } from 'react';
import { useBrand } from '#site/site-settings.ts';

/** What a door is for, on the page and in the tab. */
export function AuthHead({ title, lead }: { title: string; lead?: ReactNode }) {
  const brand = useBrand().name;
  return (
    <div className="grid gap-2">
      <title>{`${title} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-24 font-bold tablet:text-28">{title}</h1>
      {lead && <p className="text-ink-soft">{lead}</p>}
    </div>
  );
}
