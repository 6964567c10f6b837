import type { TitledPage } from '@peerbourse/contract/core/content/kind.shape';
import type { ReactNode } from 'react';
import { PageHead } from '#parts/page-head.tsx';
import { useBrand } from '#site/site-settings.ts';

/** The title of a login page, on the page and in the tab. `page` is given where search engines may show it. */
export function AuthHead({ title, lead, page }: { title: string; lead?: ReactNode; page?: TitledPage }) {
  return (
    <div className="grid gap-2">
      {page ? <PageHead page={page} /> : <QuietHead title={title} />}
      <h1 className="text-24 font-bold tablet:text-28">{title}</h1>
      {lead && <p className="text-ink-soft">{lead}</p>}
    </div>
  );
}

function QuietHead({ title }: { title: string }) {
  const brand = useBrand().name;
  return (
    <>
      <title>{`${title} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
