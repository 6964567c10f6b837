import type { TitledPage } from '@peerbourse/contract/core/content/kind.shape';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '#parts/page-head.tsx';
import { useBrand } from '#site/site-settings.ts';

interface AuthHeadProps {
  title: string;
  lead?: ReactNode;
  /** Given where search engines may show the page. */
  page?: TitledPage;
  /** Of a step that has no field to begin with: what was pressed to get there is gone, and the focus with it. */
  takesFocus?: boolean;
}

/** The title of a login page, on the page and in the tab. */
export function AuthHead({ title, lead, page, takesFocus = false }: AuthHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid gap-2">
      {page ? <PageHead page={page} /> : <QuietHead title={title} />}
      <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined} className="text-24 font-bold outline-none tablet:text-28">
        {title}
      </h1>
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
