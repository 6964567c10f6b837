import { isLocaleCode } from '@peerbourse/contract/locales';
import type { ComponentProps, MouseEvent } from 'react';
import { usePage } from '#base/page.tsx';
import { Link } from './link.tsx';

interface AnyLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link to wherever operators lead people: a page of ours, a document of the api, somebody else's site, or a mail. */
export function AnyLink({ to, ...rest }: AnyLinkProps) {
  return isPage(to) ? <Link {...rest} to={to} /> : <OutsideLink {...rest} to={to} />;
}

/** The router knows the pages of this language; documents of the api and pages of other languages are loaded again. */
function isPage(to: string): boolean {
  const first = to.split(/[/?#]/)[1] ?? '';
  return to.startsWith('/') && !['v1', 'files'].includes(first) && !isLocaleCode(first);
}

function OutsideLink({ to, onClick, children, ...rest }: AnyLinkProps) {
  const { isApp } = usePage();
  const away = to.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};

  /** The app has one page; what is none of its pages opens beside it. */
  async function openBeside(event: MouseEvent): Promise<void> {
    event.preventDefault();
    (await import('#base/lib/open-tab.ts')).openTab(to);
  }

  return (
    <a
      {...rest}
      {...away}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (isApp) void openBeside(event);
      }}
    >
      {children}
    </a>
  );
}
