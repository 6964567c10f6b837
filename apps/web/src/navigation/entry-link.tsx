import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Entry } from './entries.ts';
import { Link } from './link.tsx';

interface EntryLinkProps {
  entry: Entry;
  className: string;
  /** Told when it is followed; the place may be on the same page. */
  onChoose?: (() => void) | undefined;
  children: ReactNode;
}

/** An entry of a navigation; it knows whether its page is the one that is shown. */
export function EntryLink({ entry, className, onChoose, children }: EntryLinkProps) {
  const { pathname } = useLocation();
  if (entry.isDocument) {
    return (
      <a href={entry.to} hrefLang="en" className={className}>
        {children}
      </a>
    );
  }
  const isHere = !entry.to.includes('#') && (pathname === entry.to || pathname.startsWith(`${entry.to}/`));
  return (
    <Link to={entry.to} aria-current={isHere ? 'page' : undefined} onClick={onChoose} className={className}>
      {children}
    </Link>
  );
}
